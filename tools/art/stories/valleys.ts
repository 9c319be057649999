import { valley } from './valley.ts'

export const isabelle = valley({
  seed: 11,
  axis: (y) => 0.5 + 0.05 * y,
  width: 2.6,
  flank: 1.15,
  wall: 5.6,
  from: 6,
  to: 11,
  shift: 2.55,
  fy: 0.16,
})
export const pass = valley({
  seed: 23,
  axis: (y) => 0.25 * Math.sin(y * 0.5),
  width: 1.2,
  flank: 2.1,
  wall: 3.6,
  from: 7,
  to: 12,
  fold: 0.36,
  shift: 7.7,
})
export const tarn = valley({
  seed: 61,
  axis: () => 0.2,
  width: 2,
  flank: 1.4,
  wall: 5.2,
  from: 5,
  to: 8.5,
  shift: 6.2,
  fx: 0.2,
})
export const outlet = valley({ seed: 75, axis: () => 0, width: 3, flank: 1.2, wall: 4.6, from: 6, to: 10, shift: 8.8 })
export const dusk = valley({
  seed: 131,
  axis: (y) => -1.6 + 0.1 * y,
  width: 2,
  flank: 2,
  wall: 3.6,
  from: 8,
  to: 13,
  shift: 9.4,
})
export const hut = valley({
  seed: 203,
  axis: () => 0.4,
  width: 2.6,
  flank: 1.3,
  wall: 4,
  from: 6.5,
  to: 11,
  shift: 4.2,
})
export const gully = valley({
  seed: 307,
  axis: (y) => -0.3 + 0.2 * Math.sin(y * 0.4),
  width: 1.4,
  flank: 2.2,
  wall: 4.4,
  from: 6,
  to: 10,
  shift: 1.4,
})
export const meadow = valley({
  seed: 97,
  axis: () => 0.3,
  width: 3.4,
  flank: 0.9,
  wall: 2.6,
  from: 7,
  to: 12,
  shift: 5.5,
})
