import type { Draw } from '../drawing.ts'
import { sock } from './drawSock.ts'

/** The pair, one lying across the other. */
export const drawSockPair: Draw = (c, k) => {
  const id = k.add('g', '', sock(c, k))
  return [
    `<g transform="translate(128 20)rotate(2 420 410)scale(.9)"><use href="#${id}"/></g>`,
    k.blob(330, 420, 150, 320, 14, -0.22),
    `<g transform="translate(-72 64)rotate(-15 420 410)scale(.92)"><use href="#${id}"/></g>`,
  ]
}
