/** A picture of one colour per point: red, green and blue, row by row. */
type Frame = Uint8Array

export const filmSize = { width: 640, height: 360 } as const

/** The film's contour map, and on it the trail as far as it has come: `progress` from 0 to 1. */
export const drawTrail = (map: Frame, progress: number): Frame => {
  const frame = Uint8Array.from(map)
  for (let step = 0; step <= progress * trailSteps; step += 3) dot(frame, trailAt(step / trailSteps), 2, ink)
  dot(frame, trailAt(progress), 6, ink)
  dot(frame, trailAt(progress), 3, paper)
  return frame
}

export const drawMap = (): Frame => {
  const frame = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const level = heightAt(x, y) * levels
      const steepness = Math.hypot(heightAt(x + 1, y) - heightAt(x, y), heightAt(x, y + 1) - heightAt(x, y)) * levels
      const isLine = Math.abs(level - Math.round(level)) < steepness * 0.6
      const isIndex = Math.round(level) % 5 === 0
      paint(frame, x, y, isLine ? (isIndex ? indexLine : line) : shade(Math.floor(level) / levels))
    }
  return frame
}

type Colour = readonly [red: number, green: number, blue: number]

const { width, height } = filmSize
const levels = 16
const trailSteps = 720
const paper: Colour = [244, 244, 237]
const ink: Colour = [26, 32, 27]
const line: Colour = [196, 205, 184]
const indexLine: Colour = [150, 163, 141]

const shade = (share: number): Colour => [222 - 22 * share, 230 - 14 * share, 212 - 26 * share]

/** Two peaks and a slow swell; about 0 to 1. */
const heightAt = (x: number, y: number): number =>
  0.75 * peak(x, y, 420, 150, 130) +
  0.45 * peak(x, y, 170, 230, 110) +
  0.08 * Math.sin(x / 57 + 1) * Math.cos(y / 43) +
  0.12

const peak = (x: number, y: number, atX: number, atY: number, size: number): number =>
  Math.exp(-((x - atX) ** 2 + (y - atY) ** 2) / (2 * size ** 2))

type Point = readonly [x: number, y: number]

/** Up to the summit in the first half, down on the other side in the second. */
const trailAt = (progress: number): Point => {
  const along = Math.min(1, Math.max(0, progress))
  const x = 60 + 520 * along
  const rise = Math.sin(Math.PI * along)
  return [x, 320 - 165 * rise ** 1.3 + 14 * Math.sin(along * 21)]
}

const dot = (frame: Frame, [atX, atY]: Point, radius: number, colour: Colour): void => {
  for (let y = Math.floor(atY - radius); y <= atY + radius; y++)
    for (let x = Math.floor(atX - radius); x <= atX + radius; x++)
      if (Math.hypot(x - atX, y - atY) <= radius) paint(frame, x, y, colour)
}

const paint = (frame: Frame, x: number, y: number, colour: Colour): void => {
  if (x >= 0 && x < width && y >= 0 && y < height) frame.set(colour, (y * width + x) * 3)
}
