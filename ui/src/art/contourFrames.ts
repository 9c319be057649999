/** The view box of each map under /art. Written by tools/art/buildArt.ts. */
export const contourFrames = {
  hero: '0 0 1440 660',
  tile: '0 0 640 800',
  deep: '0 0 1440 480',
  side: '0 0 390 620',
  trail: '0 0 1440 470',
  empty: '0 0 960 420',
  lost: '0 0 1440 600',
} as const

export type ContourName = keyof typeof contourFrames
