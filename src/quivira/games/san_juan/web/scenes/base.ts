/** The buildings of the base game: production, town, monuments, and those of cost 6. */
import {
  arch,
  barrel,
  box,
  crate,
  disc,
  dome,
  flag,
  house,
  merlons,
  palm,
  poly,
  roof,
  row,
  sack,
  smoke,
  STREET,
  windows,
  type Scene,
} from './shapes';

export const BASE: Readonly<Record<string, Scene>> = {
  // Cloth hung out to dry over the vat.
  indigo_plant: [
    ['line', 'M8 52V14M72 52V14M8 17Q40 24 72 17'],
    ['main', 'M13 18.5q9 2 15 2v24q-4-2-7 0t-8 0z'],
    ['deep', 'M31 21h17v20q-4-2-8 0t-9 0z'],
    ['main', 'M51 20.5q9 0 15-2v26q-4-2-7 0t-8 0z'],
    ['wall', 'M22 40h36l-4 13H26z'],
    ['water', disc(40, 40, 18, 4)],
    ['line', 'M24.5 45.5h31'],
  ],
  // A mill with sails, and cane.
  sugar_mill: [
    ['leaf', row(5, 6, 4, (x) => `M${x} 52q-1-14 2-22q2 8 0 22z`)],
    ['wall', poly(31, 52, 35, 24, 49, 24, 53, 52)],
    ['main', dome(42, 24.5, 8.5, 9)],
    ['ink', arch(42, 52, 7, 11) + arch(42, 37, 3.5, 5)],
    [
      'shade',
      poly(42, 21, 61, 8, 65, 14) +
        poly(42, 21, 58, 38, 52, 42) +
        poly(42, 21, 23, 34, 19, 28) +
        poly(42, 21, 26, 4, 32, 0),
    ],
    ['deep', disc(42, 21, 2.6)],
    sack(64, 52, 5),
  ],
  // A barn with leaves hung up under the roof.
  tobacco_storage: [
    ['wall', box(12, 30, 56, 22)],
    ['main', poly(6, 32, 40, 8, 74, 32)],
    ['night', box(21, 30, 38, 22)],
    ['leaf', row(4, 26, 9.3, (x) => `M${x} 30q-5 8 0 17q5-9 0-17z`)],
    ['line', 'M21 30.5h38'],
    ['ink', disc(40, 21, 3.5)],
  ],
  // The drum over its fire, and a sack of beans.
  coffee_roaster: [
    smoke(60, 12),
    ['shade', box(56, 14, 8, 22)],
    ['wall', box(12, 28, 46, 24)],
    ['main', roof(12, 28.5, 46, 10)],
    ['night', arch(29, 52, 22, 20)],
    ['gold', 'M21 52q2-9 5-4q1-9 4-6q2 3 2 5q4-4 5 5z'],
    ['deep', disc(48, 40, 4.5, 6)],
    ['trim', 'M49.5 34.5q-4 5-1 11'],
    sack(66, 52, 6),
  ],
  // The furnace, and bars of silver.
  silver_smelter: [
    smoke(36, 9),
    ['deep', poly(24, 52, 31, 12, 43, 12, 50, 52)],
    ['main', box(22, 30, 30, 3.5) + box(29, 12, 16, 3)],
    ['gold', arch(37, 52, 12, 13)],
    [
      'wall',
      poly(55, 52, 57, 47, 65, 47, 67, 52) +
        poly(66, 52, 68, 47, 76, 47, 78, 52) +
        poly(60.5, 47, 62.5, 42, 70.5, 42, 72.5, 47),
    ],
    ['shade', poly(4, 52, 8, 40, 20, 40, 22, 52)],
  ],
  // Pigeonholes full of rolls.
  archive: [
    ['deep', box(14, 8, 52, 44)],
    ['main', poly(10, 10, 40, 1, 70, 10)],
    ['night', row(3, 17, 16, (x) => box(x, 13, 14, 10) + box(x, 26, 14, 10) + box(x, 39, 14, 10))],
    [
      'wall',
      row(3, 21, 16, (x) => disc(x, 20, 2.8) + disc(x + 6, 20, 2.8) + disc(x + 3, 15.8, 2.4)) +
        row(2, 21, 32, (x) => disc(x, 33, 2.8) + disc(x + 6, 33, 2.8)),
    ],
    ['gold', box(35, 29, 10, 7)],
    ['wall', row(3, 21, 16, (x) => disc(x, 46, 2.8) + disc(x + 6, 46, 2.8))],
  ],
  // The anvil before the fire.
  smithy: [
    ['shade', box(10, 14, 60, 38)],
    ['main', roof(10, 14.5, 60, 9)],
    ['night', arch(40, 52, 46, 34)],
    ['gold', 'M52 40q-1-7 3-10q0 4 3 6q1-3 1-5q5 5 3 9z'],
    ['deep', box(50, 40, 12, 12)],
    ['pale', 'M17 31h26v4q-3 4-9 4v5l5 4v4H23v-4l5-4v-5q-9 0-11-8z'],
    ['line', 'M30 24l12-8'],
    ['ink', poly(37, 12, 45, 10, 48, 17, 40, 19)],
  ],
  // A gallery in the hill, and a cart.
  gold_mine: [
    ['main', 'M-2 52Q8 18 26 12q10-7 20 2q20 6 30 38z'],
    ['deep', 'M46 14q20 6 30 38H60Q58 26 46 14z'],
    ['night', poly(22, 52, 25, 28, 45, 28, 48, 52)],
    ['wall', poly(19, 52, 22.5, 28, 26, 28, 23, 52) + poly(47, 52, 44, 28, 47.5, 28, 51, 52) + box(20, 25, 30, 4)],
    ['gold', disc(52, 41, 3) + disc(57, 39.5, 3.5) + disc(62, 41, 3)],
    ['shade', poly(46, 42, 69, 42, 66, 50, 49, 50)],
    ['ink', disc(52, 51, 2.5) + disc(63, 51, 2.5)],
  ],
  // A lean-to of boards.
  poor_house: [
    ['wall', poly(18, 52, 18, 32, 58, 24, 58, 52)],
    ['main', poly(12, 34, 12, 29, 64, 17, 64, 22.5)],
    ['line', 'M26 52V30.5M34 52V29M50 52V26'],
    ['ink', box(38, 34, 9, 18)],
    ['shade', poly(21, 37, 31, 35, 31, 43, 21, 43)],
    ['line', 'M26 36v7M21 40h10'],
    ['shade', poly(44, 21.6, 54, 19.3, 55, 25, 45, 27)],
    barrel(66, 52, 3.5),
  ],
  // A lantern, a table, a sack: at night.
  black_market: [
    ['night', box(-200, -200, 480, 252)],
    ['pale', 'M66 5a8 8 0 1 0 8 12a7 7 0 0 1-8-12z'],
    ['deep', poly(8, 52, 14, 12, 58, 12, 64, 52)],
    ['main', poly(14, 12, 58, 12, 52, 28, 36, 21, 20, 28)],
    ['gold', poly(33, 27, 39, 27, 40.5, 35, 31.5, 35)],
    ['line', 'M36 21v6'],
    ['shade', box(18, 40, 36, 4)],
    ['main', box(21, 44, 30, 8)],
    sack(28, 40, 3.5),
    sack(45, 40, 4),
  ],
  // A roof over the shaft, and a bucket.
  well: [
    ['deep', box(20, 20, 3.5, 22) + box(56.5, 20, 3.5, 22)],
    ['main', poly(12, 22, 40, 4, 68, 22)],
    ['line', 'M22 27h36M40 27v7'],
    ['shade', poly(35.5, 33, 44.5, 33, 43, 40, 37, 40)],
    ['wall', 'M16 40h48l-3 13H19z'],
    ['night', disc(40, 40, 24, 3.5)],
    ['line', 'M18 46.5h44M30 43.5v3M50 43.5v3M24 46.5v6M40 46.5v6M56 46.5v6'],
    ['shade', poly(35.5, 33, 44.5, 33, 43.5, 39, 36.5, 39)],
  ],
  // An awning over crates.
  market_stand: [
    ['deep', box(13, 20, 3, 32) + box(64, 20, 3, 32)],
    ['wall', 'M8 24l6-14h52l6 14q-4 6-8 0q-4 6-8 0q-4 6-8 0q-4 6-8 0q-4 6-8 0q-4 6-8 0q-4 6-8 0q-4 6-8 0z'],
    [
      'main',
      'M8 24l6-14h6.5l-4.5 14q-4 6-8 0zM24 24l3-14h6.5l-1.5 14q-4 6-8 0zM40 24v-14h6.5l1.5 14q-4 6-8 0zM56 24l-3-14h6.5l4.5 14q-4 6-8 0z',
    ],
    ['leaf', dome(26, 40, 6, 5)],
    ['gold', dome(40, 40, 6, 5)],
    ['deep', dome(54, 40, 6, 5)],
    ['shade', box(14, 39, 52, 13)],
    ['line', 'M31.5 39v13M48.5 39v13'],
  ],
  // A house at the quay under its flag, goods before it.
  trading_post: [
    flag(24, 14, 13),
    house(10, STREET, 36, 27, 12),
    windows(2, 18, 38, 20, 5, 7),
    crate(50, 52, 13),
    crate(64, 52, 11),
    crate(55, 39, 10),
    barrel(42, 53, 4),
  ],
  // The arm with a block over the wall that is being built.
  crane: [
    ['deep', poly(22, 52, 26, 22, 31, 22, 35, 52)],
    ['main', poly(24, 25, 26, 19, 66, 5, 67, 9) + poly(16, 30, 26, 19, 28, 25, 18, 34)],
    ['line', 'M28.5 24L22 52M28.5 24l6.5 28M24 42h9.5M26 32h6'],
    ['line', 'M64 8v17'],
    ['shade', poly(57, 31, 60.5, 25, 67.5, 25, 71, 31) + box(57, 31, 14, 7)],
    ['wall', box(48, 44, 30, 8)],
    ['line', 'M48 48h30M56 44v4M66 44v4M61 48v4M72 48v4'],
    ['main', disc(28, 40, 7)],
    ['wall', disc(28, 40, 4.5)],
    ['line', 'M28 35.5v9M23.5 40h9'],
  ],
  // A white gable with its bell.
  chapel: [
    ['shade', box(44, 30, 24, 22)],
    ['main', poly(44, 31, 44, 22, 64, 22, 70, 31)],
    ['wall', 'M16 52V26l8-5v-9q8-9 16 0v9l8 5v26z'],
    ['ink', arch(32, 22, 7, 9) + arch(32, 52, 10, 15)],
    ['gold', dome(32, 21, 3, 4.5)],
    ['line', 'M32 8V0M28.5 3h7'],
    ['ink', disc(32, 30, 2.8) + arch(57, 43, 4, 7)],
    palm(74, 52, 24, -2),
  ],
  // Two tiers of arches with water on top.
  aqueduct: [
    ['wall', box(-200, 12, 480, 40)],
    ['air', row(26, -155, 13, (x) => arch(x, 27, 8, 10)) + row(12, -154.5, 26, (x) => arch(x, 52, 19, 22))],
    ['water', box(-200, 8, 480, 5)],
    ['shade', box(-200, 27.5, 480, 2.5)],
  ],
  // Over all roofs.
  tower: [
    ['shade', box(8, 38, 20, 14)],
    ['main', poly(5, 39, 18, 30, 31, 39)],
    ['wall', poly(30, 52, 32, 20, 48, 20, 50, 52)],
    ['wall', box(28, 12, 24, 9) + merlons(28, 12.5, 24, 4)],
    ['ink', arch(40, 52, 7, 10) + arch(40, 34, 4, 7) + row(3, 34, 6, (x) => box(x - 1, 15, 2, 3.5))],
    flag(40, 9, 10),
    ['shade', box(53, 42, 20, 10)],
    ['main', poly(50, 43, 63, 35, 76, 43)],
  ],
  // A trestle, a beam and a saw.
  carpenter: [
    ['deep', 'M16 52l7-20h4l-6 20zM33 52l-7-20h-4l6 20zM48 52l7-20h4l-6 20zM65 52l-7-20h-4l6 20z'],
    ['shade', box(8, 27, 64, 8)],
    ['line', 'M8 31h64'],
    ['wall', poly(24, 20, 60, 4, 62, 9, 29, 29, 24, 28)],
    ['line', 'M29 29l2-3 2 1 2-3 2 1 2-3 2 1 2-3 2 1 2-3 2 1 2-3 2 1 2-3 2 1 2-3'],
    ['main', 'M14 23q4-7 11-4l3 8q-7 5-11 1z'],
    ['gold', dome(42, 52, 7, 3) + dome(52, 52, 5, 2.5)],
  ],
  // Arcade, balcony, arms over the gate.
  prefecture: [
    ['wall', box(12, 18, 56, 34)],
    ['main', roof(12, 18.5, 56, 9)],
    ['ink', row(4, 20, 13.3, (x) => arch(x, 52, 8, 14))],
    ['shade', box(10, 34, 60, 3)],
    windows(4, 20, 32, 13.3, 4, 8),
    ['wall', poly(32, 20, 40, 8, 48, 20)],
    ['gold', 'M36.5 13h7v4q-1 4-3.5 5q-2.5-1-3.5-5z'],
    flag(40, 9, 9),
  ],
  // A long hall with a lantern on its roof.
  market_hall: [
    ['wall', box(6, 28, 68, 24)],
    ['main', roof(6, 28.5, 68, 12, 42)],
    ['wall', box(31, 11, 18, 7)],
    ['main', roof(31, 11.5, 18, 6, 6)],
    ['ink', row(5, 14, 13, (x) => arch(x, 52, 9.5, 18)) + row(4, 34, 4, (x) => box(x - 0.8, 13, 1.6, 4))],
    ['gold', dome(14, 52, 3.5) + dome(40, 52, 3.5)],
    ['leaf', dome(27, 52, 3.5) + dome(66, 52, 3.5)],
    ['main', dome(53, 52, 3.5)],
  ],
  // Steps in the rock, blocks before it.
  quarry: [
    ['main', poly(-200, 60, -200, 6, 22, 6, 24, 20, 40, 20, 42, 36, 58, 36, 60, 60)],
    ['shade', box(-200, 6, 223, 5) + box(16, 20, 24.5, 5) + box(32, 36, 26.5, 5)],
    ['line', 'M4 11v9M12 25v11M24 41v11M-10 30h22M30 25v11'],
    ['ground', box(-200, 52, 480, 100)],
    ['wall', box(46, 42, 14, 10) + box(61, 42, 14, 10) + box(54, 32, 14, 10)],
    ['line', 'M49 42v3M57 32v3M65 32v3M64 42v3M72 42v3'],
  ],
  // Shelves between columns.
  library: [
    ['wall', box(8, 12, 64, 40)],
    ['main', poly(4, 13, 40, 1, 76, 13)],
    ['night', arch(40, 48, 44, 33)],
    [
      'main',
      box(22, 24, 4, 10) +
        box(36, 22, 4, 12) +
        box(47, 25, 5, 9) +
        box(27, 38, 4, 10) +
        box(43, 37, 5, 11) +
        box(56, 40, 3, 8),
    ],
    ['gold', box(27, 23, 3.5, 11) + box(53, 24, 3, 10) + box(22, 39, 3.5, 9) + box(37, 39, 4.5, 9)],
    ['pale', box(31.5, 24, 3.5, 10) + box(41, 23, 4.5, 11) + box(32.5, 38, 3.5, 10) + box(49.5, 39, 4.5, 9)],
    ['shade', box(18, 34, 44, 2.5) + box(4, 48, 72, 4.5)],
  ],
  // A bust.
  statue: [
    ['shade', box(24, 44, 32, 8) + box(28, 34, 24, 10)],
    ['wall', box(25.5, 33, 29, 3)],
    ['main', 'M26 33q0-9 10-11v-3q-4-3-4-8q0-8 8-8t8 8q0 5-4 8v3q10 2 10 11z'],
    ['deep', 'M40 3q8 0 8 8q0 5-4 8v3q10 2 10 11h-8q2-8-5-11q1-1 1-4q4-6-2-15z'],
    ['gold', 'M31.5 9q8-7 17 0l-1.5 2.5q-7-5-14 0z'],
  ],
  // On its column a winged figure.
  victory_column: [
    ['shade', box(24, 46, 32, 6) + box(29, 41, 22, 5)],
    ['wall', box(35, 19, 10, 22)],
    ['main', 'M35 36l10-4v3l-10 4zM35 29l10-4v3l-10 4zM35 22.5l8-3.5h2v1l-10 4.5z'],
    ['shade', box(32.5, 16, 15, 3.5)],
    ['gold', 'M40 3l2 4q9-6 12-4q-2 6-11 7l2 6h-10l2-6q-9-1-11-7q3-2 12 4z'],
    ['gold', disc(40, 2.5, 2.2)],
  ],
  // The explorer points the way.
  hero: [
    ['shade', poly(22, 52, 26, 40, 54, 40, 58, 52)],
    ['wall', box(28, 37, 24, 4)],
    ['deep', 'M34 15q-8 6-7 19h10z'],
    ['main', 'M35 37l1-12q-3-4-2-9q5-4 10-1l16-6 1 2.5-15 8q1 5-1 8l2 9.5h-4l-2-9h-1l-1 9z'],
    ['main', disc(39.5, 8.5, 3.6)],
    ['deep', 'M33.5 7.5q6-7 12-1.5l2 2q-7-2-14 0z'],
    ['line', 'M27 36V3'],
    ['gold', poly(27, 3, 14, 6, 18, 9, 14, 12.5, 27, 11)],
  ],
  triumphal_arch: [
    ['wall', 'M10 52V14h60v38H52V36a12 12 0 0 0-24 0v16z'],
    ['shade', box(7, 11, 66, 4) + box(9, 24, 62, 2.5)],
    ['main', box(14, 4, 52, 8)],
    ['line', 'M15.5 27v25M23 27v25M57 27v25M64.5 27v25'],
    ['gold', disc(40, 8, 2.5) + box(24, 6.8, 10, 2.4) + box(46, 6.8, 10, 2.4)],
    ['main', arch(19, 45, 5, 9) + arch(61, 45, 5, 9)],
  ],
  palace: [
    ['wall', box(2, 28, 76, 24)],
    ['main', roof(2, 28.5, 22, 8) + roof(56, 28.5, 22, 8)],
    ['shade', box(24, 22, 32, 30)],
    ['main', dome(40, 22, 13, 14)],
    ['wall', box(36, 4, 8, 5)],
    ['gold', dome(40, 4.5, 4, 4)],
    windows(3, 8, 40, 6, 3, 7),
    windows(3, 60, 40, 6, 3, 7),
    windows(3, 31, 35, 9, 4, 8),
    ['ink', arch(40, 52, 9, 13)],
    ['trim', 'M2 43h22M56 43h22'],
  ],
  city_hall: [
    ['wall', box(8, 30, 64, 22)],
    ['main', roof(8, 30.5, 64, 8, 44)],
    ['wall', box(31, 13, 18, 39)],
    ['main', poly(29, 14, 40, 0, 51, 14)],
    ['pale', disc(40, 20.5, 5.2)],
    ['line', 'M40 17.2v3.3l2.8 2'],
    ['ink', arch(40, 52, 10, 14)],
    windows(2, 15, 44, 9, 4.5, 8),
    windows(2, 56, 44, 9, 4.5, 8),
    ['shade', box(31, 28, 18, 2.5)],
  ],
  // Stepped gables, side by side.
  guild_hall: [
    ['wall', 'M4 52V26h4v-5h4v-5h8v5h4v5h4v26z'],
    ['main', 'M28 52V18h4v-6h4V5h8v7h4v6h4v34z'],
    ['wall', 'M52 52V26h4v-5h4v-5h8v5h4v5h4v26z'],
    [
      'ink',
      arch(16, 52, 7, 11) +
        arch(64, 52, 7, 11) +
        row(2, 11.5, 9, (x) => arch(x, 36, 4, 7)) +
        row(2, 59.5, 9, (x) => arch(x, 36, 4, 7)),
    ],
    ['night', arch(40, 52, 9, 13) + row(3, 33.5, 6.5, (x) => arch(x, 34, 4, 8))],
    ['gold', disc(40, 18, 4.5)],
    ['deep', box(39, 15.5, 2, 5.5) + box(37.5, 15.2, 5, 2)],
  ],
};
