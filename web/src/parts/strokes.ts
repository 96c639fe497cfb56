/** Small drawings in lines that are used in more than one place, for `Stroke`: paths in a square of 24. */
export const BACK = 'M9 5L4 10l5 5M5 10h9a5 5 0 0 1 0 10h-3';
export const CLOCK = 'M12 7v5.5l3.5 2M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z';
export const CROSS = 'M6 6l12 12M18 6L6 18';
export const DOOR = 'M5 21V3h9v18M3 21h18M17 12h5m-2-2.5 2.5 2.5-2.5 2.5';
export const DOWNWARD = 'M5 9l7 7 7-7';
export const EYE = 'M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z';
export const FLAG = 'M5 21V4M5 4h13l-3 4 3 4H5';
export const HOURGLASS = 'M6 3h12M6 21h12M7 3c0 5 3 6 5 9 2-3 5-4 5-9M7 21c0-5 3-6 5-9 2 3 5 4 5 9';
export const LINES = 'M5 6h14M5 12h14M5 18h9';
export const PAUSE = 'M8 5v14M16 5v14';
export const PEN = 'M4 20l1-5L15.5 4.5l4 4L9 19zM13 7l4 4';
export const PLAY = 'M7 4l13 8-13 8z';
export const ROBOT = 'M12 3v4M5 7h14v11H5zM9 12v1M15 12v1M9 21h6';
export const UPWARD = 'M5 15l7-7 7 7';

/** The site's own sign, filled, in a square of 64. */
export const COMPASS = 'M32 8l5 19 19 5-19 5-5 19-5-19-19-5 19-5z';
