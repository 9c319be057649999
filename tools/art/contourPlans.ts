import type { ContourPlan } from './contours.ts'

/** Every map on the site. The peak is where the page puts its picture or its trail, so the text is on the calm side. */
export const contourPlans = {
  /** Home: the boot is on the right. */
  hero: {
    width: 1440,
    height: 660,
    step: 18,
    seed: 7,
    scale: 420,
    levels: [0.1, 1.6, 0.059],
    labels: 4,
    labelsFrom: 640,
    peaks: [{ x: 1050, y: 330, rx: 330, ry: 270, h: 0.85 }],
  },
  /** The large tile, behind its picture. */
  tile: {
    width: 640,
    height: 800,
    step: 16,
    seed: 23,
    scale: 300,
    levels: [0.1, 1.3, 0.05],
    labels: 2,
    labelsFrom: 0,
    peaks: [{ x: 330, y: 420, rx: 230, ry: 250, h: 0.55 }],
  },
  /** The dark band across a page. */
  deep: {
    width: 1440,
    height: 480,
    step: 18,
    seed: 41,
    scale: 460,
    levels: [0.1, 1.3, 0.07],
    labels: 0,
    labelsFrom: 0,
    peaks: [{ x: 1120, y: 210, rx: 300, ry: 210, h: 0.6 }],
  },
  /** The dark side of the sign-in dialog. */
  side: {
    width: 390,
    height: 620,
    step: 15,
    seed: 12,
    scale: 280,
    levels: [0.1, 1.4, 0.06],
    labels: 1,
    labelsFrom: 0,
    peaks: [{ x: 240, y: 190, rx: 170, ry: 170, h: 0.6 }],
  },
  /** Confirmation: the order's route runs across it. */
  trail: {
    width: 1440,
    height: 470,
    step: 18,
    seed: 31,
    scale: 420,
    levels: [0.1, 1.5, 0.055],
    labels: 3,
    labelsFrom: 640,
    peaks: [
      { x: 1090, y: 170, rx: 300, ry: 220, h: 0.6 },
      { x: 760, y: 380, rx: 220, ry: 150, h: 0.3 },
    ],
  },
  /** The empty cart: a quiet plain with one small hill. */
  empty: {
    width: 960,
    height: 420,
    step: 18,
    seed: 58,
    scale: 400,
    levels: [0.1, 1.2, 0.06],
    labels: 1,
    labelsFrom: 400,
    peaks: [{ x: 690, y: 200, rx: 180, ry: 150, h: 0.55 }],
  },
  /** Not found: many hills, none of them the right one. */
  lost: {
    width: 1440,
    height: 600,
    step: 18,
    seed: 77,
    scale: 300,
    levels: [0.1, 1.3, 0.06],
    labels: 4,
    labelsFrom: 560,
    peaks: [
      { x: 930, y: 180, rx: 170, ry: 150, h: 0.4 },
      { x: 1230, y: 420, rx: 190, ry: 150, h: 0.5 },
    ],
  },
} as const satisfies Readonly<Record<string, ContourPlan>>
