/** What each building and each role looks like, drawn with a few shapes; its name is the card's or the role's. */
import {
  arch,
  barrel,
  box,
  coin,
  column,
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
  sea,
  smoke,
  steps,
  STREET,
  tree,
  windows,
  type Shape,
} from './shapes';

type Scene = readonly (Shape | readonly Shape[])[];

const PRODUCTION: Record<string, Scene> = {
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
};

const TOWN: Record<string, Scene> = {
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
};

const MONUMENTS: Record<string, Scene> = {
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
};

const GREAT: Record<string, Scene> = {
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
  residence: [
    ['shade', box(14, 30, 52, 22)],
    ['main', roof(14, 30.5, 52, 10, 34)],
    ['wall', box(27, 20, 26, 32)],
    ['main', poly(24, 21, 40, 10, 56, 21)],
    windows(3, 32, 33, 8, 4, 8),
    ['ink', arch(40, 52, 9, 13)],
    windows(1, 20.5, 43, 0, 4.5, 8),
    windows(1, 59.5, 43, 0, 4.5, 8),
    ['trim', 'M27 36h26M29 36v3M33 36v3M37 36v3M43 36v3M47 36v3M51 36v3'],
    palm(7, 52, 30, 2),
    palm(74, 52, 26, -2),
  ],
  cathedral: [
    ['shade', box(14, 26, 52, 26)],
    ['wall', box(10, 15, 16, 37) + box(54, 15, 16, 37)],
    ['main', poly(8, 16, 18, 0, 28, 16) + poly(52, 16, 62, 0, 72, 16)],
    ['wall', poly(26, 52, 26, 28, 40, 16, 54, 28, 54, 52)],
    ['main', disc(40, 30, 5.5)],
    ['gold', disc(40, 30, 2.8)],
    ['ink', arch(40, 52, 10, 14) + row(2, 18, 44, (x) => arch(x, 28, 5, 8) + arch(x, 42, 4, 8))],
    ['line', 'M40 16V8M36.5 11h7'],
  ],
};

const NEW: Record<string, Scene> = {
  // A desk with quill and papers.
  office: [
    ['wall', arch(40, 34, 30, 32)],
    ['water', arch(40, 34, 24, 29)],
    ['line', 'M40 5v29M28 21h24'],
    ['main', box(8, 33, 64, 5)],
    ['deep', box(11, 38, 18, 14) + box(51, 38, 18, 14)],
    ['trim', 'M11 45h18M51 45h18M18.5 41.5h3M58.5 41.5h3M18.5 48.5h3M58.5 48.5h3'],
    ['wall', poly(28, 33, 32, 28, 48, 28, 46, 33)],
    ['ink', box(56, 27, 7, 6)],
    ['pale', 'M59 28q0-14 11-19q1 10-10 19z'],
  ],
  // A sentry box on the corner of the wall.
  guard_room: [
    ['water', box(-200, 36, 480, 10)],
    ['shade', poly(-200, 60, -200, 30, 50, 30, 55, 53, 55, 60)],
    ['line', 'M0 38h50M0 46h52M12 30v8M32 30v8M22 38v8M42 38v8'],
    ['wall', poly(32, 34, 34, 14, 56, 14, 58, 34, 50, 44, 40, 44)],
    ['main', dome(45, 14.5, 12, 10)],
    ['gold', disc(45, 3, 2.2)],
    ['ink', arch(45, 30, 6, 11)],
    ['main', box(32, 31, 26, 3)],
    ['wall', merlons(-2, 30.5, 32, 4)],
  ],
  // Palm leaves on poles.
  hut: [
    palm(66, 52, 34, 2),
    ['wall', box(18, 32, 34, 20)],
    ['line', 'M24 32v20M46 32v20'],
    ['ink', box(30, 36, 10, 16)],
    ['gold', 'M35 7Q18 14 8 34q6 3 9-1 4 4 8 0 5 4 10 0 5 4 10 0 4 4 8 0 3 4 9 1Q52 14 35 7z'],
    ['line', 'M35 9L21 31M35 9v22M35 9l14 22'],
  ],
  // Its sign hangs over the street.
  tavern: [
    ['wall', box(-200, 10, 236, 42)],
    ['main', poly(-200, 11, -200, 2, 32, 2, 40, 11)],
    ['night', arch(18, 52, 15, 24)],
    ['gold', arch(18, 42, 7, 8)],
    ['line', 'M36 17h34M40 24l8-7'],
    ['deep', box(46, 20, 27, 27)],
    ['gold', box(51, 29, 12, 14)],
    ['pale', disc(53, 28, 3) + disc(58, 27, 3.5) + disc(62, 28.5, 2.5)],
    ['line', 'M63 32h4v8h-4M55 32v8M59 32v8M52 17v3M67 17v3'],
  ],
  // Sealed goods at the gate.
  customs_office: [
    sea(46),
    house(8, STREET, 30, 26, 10),
    ['shade', box(-200, 50, 480, 100)],
    ['gold', box(44, 26, 28, 24)],
    ['line', 'M58 26v24M44 38h28'],
    ['main', disc(58, 38, 6.5)],
    ['trim', 'M58 34.5v7M54.5 38h7'],
    flag(23, 18, 13),
  ],
  park: [
    ['leaf', box(-200, 46, 480, 100)],
    tree(16, 50, 10),
    tree(66, 48, 8),
    ['shade', poly(30, 50, 33, 45, 51, 45, 54, 50) + box(40.5, 34, 3, 12) + dome(42, 37, 0.1)],
    ['wall', 'M33 34h18q-2 5-9 5t-9-5z'],
    ['water', 'M42 34q-2-14-9-8q5 0 6 8zM42 34q2-14 9-8q-5 0-6 8zM41 34q-1-14 1-17q2 3 1 17z'],
    ['wall', box(28, 49, 28, 3.5)],
  ],
  // Columns, and the coin in the gable.
  bank: [
    ['main', poly(8, 20, 40, 2, 72, 20)],
    coin(40, 13.5, 4.5),
    ['shade', box(10, 19, 60, 4)],
    column(18, 47, 7, 24),
    column(33, 47, 7, 24),
    column(47, 47, 7, 24),
    column(62, 47, 7, 24),
    ['night', box(37.5, 28, 5, 19)],
    steps(10, 60, 2, 52),
  ],
  harbor: [
    sea(42),
    ['wall', 'M36 9q14 3 12 24H34q5-12 2-24zM56 15q11 4 9 18H53q4-8 3-18zM30 14q-12 8-13 19h12q3-9 1-19z'],
    ['line', 'M32 36V4M51 36V10'],
    ['main', poly(32, 4, 22, 6.5, 32, 9)],
    ['deep', 'M12 35h56q3-1 6-4q-2 14-12 15H20q-6-3-8-11z'],
    ['trim', 'M15 39h52'],
    ['shade', box(-200, 48, 216, 4) + row(3, 0, 6, (x) => box(x, 52, 2, 20))],
  ],
  // The ring in the window.
  goldsmith: [
    ['wall', box(8, 6, 64, 46)],
    [
      'main',
      'M6 12l4-10h60l4 10q-4 5-8.5 0q-4 5-8.5 0q-4 5-8.5 0q-4 5-8.5 0q-4 5-8.5 0q-4 5-8.5 0q-4 5-8.5 0q-4 5-8 0z',
    ],
    ['night', arch(40, 50, 38, 34)],
    ['gold', disc(40, 38, 9.5) + disc(40, 38, 6)],
    ['water', poly(34, 22, 37, 19, 43, 19, 46, 22, 40, 29)],
    ['shade', box(16, 49, 48, 3.5)],
  ],
};

const ROLES: Record<string, Scene> = {
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

const SCENES: Readonly<Record<string, Scene>> = { ...PRODUCTION, ...TOWN, ...MONUMENTS, ...GREAT, ...NEW, ...ROLES };

export function isScene(name: string): boolean {
  return name in SCENES;
}

/** The shapes of a building or role, from the back to the front. */
export function sceneOf(name: string): readonly Shape[] {
  return (SCENES[name] ?? []).flatMap((part) => (typeof part[0] === 'string' ? [part as Shape] : (part as Shape[])));
}
