import { describe, expect, test } from 'vitest'
import { largestScale, moved, wholePicture, zoomedAt } from '../../../ui/src/product/zoom/zoomView.ts'
import type { Point, ZoomView } from '../../../ui/src/product/zoom/zoomView.ts'

const stage = { width: 400, height: 800 }

/** What of the picture lies at this point of the stage, in its own pixels from its middle. */
const under = (view: ZoomView, point: Point): Point => ({
  x: (point.x - view.x) / view.scale,
  y: (point.y - view.y) / view.scale,
})

describe('enlarging', () => {
  test.each([
    [{ x: 0, y: 0 }, 2],
    [{ x: 150, y: -300 }, 2.5],
    [{ x: -199, y: 399 }, 4],
  ])('CAT-69 keeps what is at %o where it is, at %d times', (point, scale) => {
    const view = zoomedAt(wholePicture, scale, point, stage)
    expect(view.scale).toBe(scale)
    expect(under(view, point).x).toBeCloseTo(point.x)
    expect(under(view, point).y).toBeCloseTo(point.y)
  })

  test('CAT-69 ends at the largest scale, and at the whole picture', () => {
    expect(zoomedAt(wholePicture, 99, { x: 10, y: 10 }, stage).scale).toBe(largestScale)
    const near = zoomedAt(wholePicture, 3, { x: 150, y: 90 }, stage)
    expect(zoomedAt(near, 0.2, { x: -50, y: 20 }, stage)).toEqual(wholePicture)
  })
})

describe('moving', () => {
  const near = zoomedAt(wholePicture, 2, { x: 0, y: 0 }, stage)

  test('CAT-69 follows the finger, to the edges of the picture and no further', () => {
    expect(moved(near, { x: 30, y: -40 }, stage)).toEqual({ scale: 2, x: 30, y: -40 })
    expect(moved(near, { x: 9_000, y: -9_000 }, stage)).toEqual({ scale: 2, x: 200, y: -400 })
  })

  test('CAT-69 the whole picture does not move', () => {
    expect(moved(wholePicture, { x: 30, y: 40 }, stage)).toEqual(wholePicture)
  })
})
