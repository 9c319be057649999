import { evening, morning, thaw, winter } from './lights.ts'
import { hill, ridged, smooth } from './noise.ts'
import type { ScenePlan } from './scenePlan.ts'
import { slabs } from './valley.ts'
import { dusk, gully, hut, isabelle, meadow, outlet, pass, tarn } from './valleys.ts'

const base = {
  width: 1200,
  height: 800,
  near: 1.1,
  far: 26,
  bands: 18,
  lines: 30,
  step: 2,
  focal: 1040,
  lit: [-0.6, -0.35, 0.72],
} as const

const forest = { near: 1.4, far: 9, to: 0.85, size: 0.07, gold: 0.05, sparse: 0.5, clump: 1.1, pow: 0.8 } as const

/** The landscapes of the journal, by the key of their story. */
export const scenePlans: Readonly<Record<string, ScenePlan>> = {
  'lake-isabelle': {
    ...base,
    seed: 11,
    eye: 0.6,
    horizon: 500,
    light: morning,
    lit: [-0.86, -0.08, 0.5],
    sun: { x: 846, y: 170, r: 34 },
    water: { level: 0.12, mirrorAt: 556, ripples: 34 },
    land: (x, y) =>
      isabelle(x, y) * (0.3 + 0.7 * smooth(-0.36, 0.14, x / y)) +
      smooth(5.2, 8, y) * smooth(-0.4, 0.3, x / y) * (1.7 * ridged(x * 0.5 + 2, y * 0.34, 32) - 0.35) -
      0.35 * hill(x, y, [0.7, 4.4, 1.9, 1.7]) +
      0.34 * hill(x, y, [1.15, 1.5, 0.8, 0.6]),
    trees: { ...forest, count: 9000, far: 11, to: 0.95, size: 0.06, gold: 0.1, from: 1.9 },
    snow: { from: 2.2, light: 0.5, opacity: 0.85 },
    stones: { x: 0.62, y: 1.56, r: 0.105 },
  },
  'where-the-wind-starts': {
    ...base,
    seed: 23,
    eye: 0.9,
    horizon: 400,
    light: evening,
    sun: { x: 810, y: 200, r: 40 },
    land: (x, y) => pass(x, y) * (1 - 0.45 * hill(x, y, [0.6, 12, 1.6, 6])),
    trees: { ...forest, count: 4600, to: 0.8, gold: 0, sparse: 0.52 },
    trail: (t) => {
      const y = 1.5 + t * 3.4
      return [0.25 * Math.sin(y * 0.5) + 0.18 * Math.sin(y * 2.4), y]
    },
  },
  'walking-with-children': {
    ...base,
    seed: 61,
    eye: 0.7,
    horizon: 466,
    light: morning,
    sun: { x: 330, y: 160, r: 34 },
    water: { level: 0.14, mirrorAt: 530, ripples: 26 },
    land: (x, y) => tarn(x, y) - 0.35 * hill(x, y, [0, 4.2, 1.9, 2]) + 0.25 * hill(x, y, [-1, 1.5, 0.7, 0.5]),
    trees: { ...forest, count: 6000, near: 1, gold: 0.08, sparse: 0.48 },
    snow: { from: 2.1, light: 0.5, opacity: 0.85 },
  },
  'flatirons-by-the-first-bus': {
    ...base,
    seed: 81,
    eye: 0.9,
    horizon: 453,
    far: 18,
    light: {
      ...morning,
      grounds: [...morning.grounds, { from: 1.15, to: 9, near: 6, far: 9, fill: '#b4805a', opacity: 0.34 }],
    },
    sun: { x: 250, y: 160, r: 36 },
    land: slabs,
    trees: { ...forest, count: 3600, near: 0.6, far: 6.5, to: 1.3, size: 0.09, sparse: 0.46, clump: 1.2, pow: 0.7 },
  },
  'short-days-long-light': {
    ...base,
    seed: 131,
    eye: 1,
    horizon: 430,
    light: evening,
    sun: { x: 330, y: 220, r: 40 },
    land: dusk,
    trees: { ...forest, count: 7000, to: 0.9, gold: 0 },
  },
  'your-first-night-in-a-hut': {
    ...base,
    seed: 203,
    eye: 0.75,
    horizon: 430,
    light: winter,
    land: (x, y) => hut(x, y) + 0.22 * hill(x, y, [0.55, 3.4, 1.2, 0.9]),
    trees: { ...forest, count: 7000, near: 1.9, far: 10, size: 0.075, gold: 0, clump: 1 },
    hut: { x: 0.6, y: 3.3, size: 0.24 },
  },
  'ice-under-snow': {
    ...base,
    seed: 307,
    eye: 0.9,
    horizon: 420,
    light: winter,
    lit: [0.7, -0.2, 0.6],
    sun: { x: 880, y: 150, r: 32 },
    land: gully,
    trees: { ...forest, count: 2600, to: 0.7, gold: 0, sparse: 0.58 },
    trail: (t) => {
      const y = 1.4 + t * 3.6
      return [-0.3 + 0.2 * Math.sin(y * 0.4) + 0.14 * Math.sin(y * 2.8), y]
    },
  },
  'a-dog-on-the-trail': {
    ...base,
    seed: 97,
    eye: 0.8,
    horizon: 430,
    light: morning,
    lit: [-0.86, -0.08, 0.5],
    sun: { x: 900, y: 150, r: 34 },
    land: (x, y) =>
      meadow(x, y) + 2.5 * hill(x, y, [-0.9, 10.5, 4.4, 4.2]) * (0.8 + 0.5 * ridged(x * 0.4, y * 0.3, 104)),
    trees: { ...forest, count: 6000, near: 0.5, far: 8, to: 1, gold: 0.12, sparse: 0.48, pow: 0.7 },
    snow: { from: 2.5, light: 0.4, opacity: 0.85 },
    trail: (t) => {
      const y = 1.4 + t * 3
      return [0.5 - 0.3 * t + 0.16 * Math.sin(y * 3), y]
    },
  },
  'walk-through-the-mud': {
    ...base,
    seed: 75,
    eye: 0.55,
    horizon: 440,
    light: thaw,
    lit: [0.8, -0.1, 0.5],
    water: { level: 0.12, mirrorAt: 515, ripples: 40 },
    land: (x, y) =>
      outlet(x, y) +
      smooth(5.5, 8, y) * (1.2 * ridged(x * 0.5 + 2, y * 0.34, 96) - 0.2) -
      0.4 * hill(x, y, [-0.1, 4.2, 2.4, 1.9]),
    trees: { ...forest, count: 8000, near: 1.6, far: 10, size: 0.06, gold: 0.02, sparse: 0.48 },
    snow: { from: 1.5, light: 0.45, opacity: 0.7 },
  },
}
