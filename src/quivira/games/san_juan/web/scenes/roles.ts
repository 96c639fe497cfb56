/** The roles, and the governor. */
import { arch, box, coin, crate, disc, dome, flag, merlons, poly, sea, type Scene } from './shapes';

export const ROLES: Readonly<Record<string, Scene>> = {
  // A wall that grows, and the trowel.
  builder: [
    ['main', box(2, 36, 54, 16) + box(2, 28, 36, 8)],
    ['trim', 'M2 44h54M2 36h54M17 44v8M33 44v8M48 44v8M10 36v8M25 36v8M40 36v8M17 28v8M30 28v8'],
    ['pale', 'M34 28q6-5 12-1q6-1 8 4l-2 5H38v-8z'],
    ['shade', poly(32, 26, 55, 6, 62, 27)],
    ['line', 'M58.5 17q5 1 6-3'],
    ['deep', 'M62 11.5L76 4.5q4 0 3.5 4L66 16.5q-4 0-4-5z'],
  ],
  // Barrels and crates, piled up.
  producer: [
    ['main', disc(22, 42, 11)],
    ['main', disc(46, 42, 11)],
    ['main', disc(34, 23, 11)],
    ['shade', disc(22, 42, 8) + disc(46, 42, 8) + disc(34, 23, 8)],
    ['line', 'M16 36.5h12M14.5 42h15M16 47.5h12M40 36.5h12M38.5 42h15M40 47.5h12M28 17.5h12M26.5 23h15M28 28.5h12'],
    crate(60, 53, 15),
    ['gold', dome(67.5, 38, 6, 5)],
  ],
  // Scales with a good and a coin.
  trader: [
    ['deep', box(38.5, 10, 3, 38)],
    ['main', poly(28, 52, 32, 46, 48, 46, 52, 52)],
    ['main', 'M12 14Q26 6 40 10q14 4 28-4l1 3q-14 9-29 5q-14-4-27 3z'],
    ['line', 'M14 16L6 34M14 16l8 18M67 8l-8 18M67 8l8 18'],
    ['shade', 'M4 34h20q-2 7-10 7t-10-7z'],
    ['shade', 'M57 26h20q-2 7-10 7t-10-7z'],
    ['main', box(9, 25, 10, 9)],
    coin(67, 22.5, 3.5),
    ['gold', disc(40, 9, 3)],
  ],
  // A writ with a seal.
  councillor: [
    ['wall', 'M18 8h44v36H18z'],
    ['shade', 'M14 4h48q4 0 4 4t-4 4H14q4-4 0-8z'],
    ['shade', 'M18 42h48q4 0 4 5t-4 5H18q4-5 0-10z'],
    ['line', 'M25 18h30M25 24h30M25 30h20M25 36h14'],
    ['deep', poly(48, 38, 46, 51, 51, 48, 56, 51, 54, 38)],
    ['main', disc(51, 35, 7)],
    ['gold', disc(51, 35, 3)],
  ],
  // The pan in the brook under the hills.
  prospector: [
    ['shade', 'M-30 40Q4 4 20 14q8 4 14 14Q46 4 56 10q14 6 50 30z'],
    ['main', 'M-30 40Q4 4 20 14q-12 8-12 26zM34 28Q46 4 56 10q-12 10-12 30H30z'],
    ['water', box(-200, 38, 480, 200)],
    ['trim', 'M-6 43h14M68 42h18M0 51h10M68 50h16'],
    ['deep', disc(39, 44, 26, 10)],
    ['wall', disc(39, 42, 22, 7)],
    ['gold', disc(30, 42, 3.6) + disc(40, 40.5, 4.4) + disc(49, 43, 3.2) + disc(38, 46, 2.2)],
  ],
  // The fort at the harbour mouth: the governor's.
  governor: [
    sea(46),
    ['shade', poly(4, 52, 10, 24, 70, 24, 76, 52)],
    ['wall', box(10, 18, 60, 7) + merlons(10, 18.5, 60, 7)],
    ['wall', box(28, 8, 24, 12) + merlons(28, 8.5, 24, 4)],
    ['ink', arch(40, 52, 12, 17)],
    flag(40, 5, 12),
    ['line', 'M8 34h64M6 43h68M20 25v9M58 25v9M14 34v9M64 34v9'],
  ],
};
