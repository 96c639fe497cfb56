declare module 'icon:*' {
  /** The path of an icon in a square of 512. */
  const path: string;
  export default path;
}
