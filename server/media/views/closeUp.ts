import type { Draw } from '../kit/kit.ts'
import { tone } from '../kit/tone.ts'

/** A round part of another view, enlarged: what is within `radius` of (x, y). */
export const closeUp =
  (draw: Draw, x: number, y: number, radius: number): Draw =>
  (c, k) => {
    const scale = Math.round((reach / radius) * 100) / 100
    const moved = `translate(${Math.round(400 - x * scale)} ${Math.round(400 - y * scale)})scale(${scale})`
    return [
      k.fill(lens, '#fff', 0.34),
      `<g ${k.clip(lens)}><g transform="${moved}">`,
      ...draw(c, k),
      '</g></g>',
      k.line(lens, '#000', 14, 0.12),
      k.line(lens, tone(c.lace, 0.5), 7),
    ]
  }

const reach = 350

const lens = 'M400 50a350 350 0 1 1 0 700a350 350 0 1 1 0-700z'
