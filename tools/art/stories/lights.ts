import type { Light } from './scenePlan.ts'

export const morning: Light = {
  sky: [
    [0, '#e9ede6'],
    [0.42, '#eeeee2'],
    [0.62, '#f3ead6'],
  ],
  sun: '#f9f3e2',
  air: [
    [0, '#2c4330'],
    [0.16, '#3c5640'],
    [0.34, '#61795f'],
    [0.52, '#8ea08c'],
    [0.7, '#b3c0b4'],
    [0.86, '#cbd5cf'],
    [1, '#dde3dc'],
  ],
  shadows: [
    { level: 0.36, fill: '#1e3a3a', opacity: 0.1 },
    { level: 0.16, fill: '#16302f', opacity: 0.12 },
  ],
  snow: '#fbfbf7',
  water: '#c3d2cf',
  ripple: '#e9efe9',
  lines: [
    ['#4d6a62', 0.3],
    ['#23402f', 0.28],
    ['#dfe5d3', 0.22],
  ],
  tree: '#1c3024',
  goldTree: '#d3a347',
  trail: '#f4f4ed',
  hut: ['#4a3b2c', '#2a2b28', '#f0d48a'],
  stones: ['#20271f', '#2c352b', '#3a4439'],
  grounds: [
    { from: -9, to: 0.62, near: 2.2, far: 9, fill: '#c99f45', opacity: 0.22 },
    { from: -9, to: 0.4, near: 1.8, far: 8, fill: '#b98a35', opacity: 0.2 },
  ],
}

export const evening: Light = {
  ...morning,
  sky: [
    [0, '#c9d6d6'],
    [0.5, '#e6dfcf'],
    [0.75, '#f0d9b8'],
  ],
  sun: '#f8eacb',
  air: [
    [0, '#1e3023'],
    [0.18, '#2c4330'],
    [0.38, '#4c5f58'],
    [0.56, '#7a8a86'],
    [0.74, '#a9afa6'],
    [1, '#d6cdb9'],
  ],
  lines: [
    ['#4a4a40', 0.26],
    ['#1a2b22', 0.3],
    ['#dfe5d3', 0.2],
  ],
}

export const winter: Light = {
  ...morning,
  sky: [
    [0, '#d6e0df'],
    [0.6, '#e9ece6'],
  ],
  sun: '#f4f4ed',
  air: [
    [0, '#f2f4ef'],
    [0.2, '#e4eae7'],
    [0.42, '#cfdadb'],
    [0.62, '#b6c6c9'],
    [0.8, '#c6d2d3'],
    [1, '#d6dfdf'],
  ],
  shadows: [
    { level: 0.52, fill: '#6f8f99', opacity: 0.2 },
    { level: 0.3, fill: '#4d707b', opacity: 0.22 },
  ],
  lines: [
    ['#4d707b', 0.22],
    ['#4d707b', 0.26],
    ['#4d707b', 0.24],
  ],
  water: '#c9d8da',
  tree: '#2c4330',
  grounds: [],
}

/** Wet ground under low cloud. */
export const thaw: Light = {
  ...morning,
  sky: [
    [0, '#d5dcd8'],
    [0.7, '#e4e5da'],
  ],
  grounds: [
    { from: -9, to: 0.5, near: 1.1, far: 7, fill: '#7a5a3a', opacity: 0.3 },
    { from: -9, to: 0.3, near: 1.1, far: 6, fill: '#8a6a3a', opacity: 0.22 },
  ],
}
