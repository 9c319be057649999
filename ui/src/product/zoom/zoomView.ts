/** How a picture lies in its stage: enlarged by `scale`, its middle `x`, `y` CSS pixels from that of the stage. */
export type ZoomView = { readonly scale: number; readonly x: number; readonly y: number }

export type Point = { readonly x: number; readonly y: number }

/** CSS pixels. */
export type Size = { readonly width: number; readonly height: number }

export const wholePicture: ZoomView = { scale: 1, x: 0, y: 0 }

export const largestScale = 4

/** CAT-69: enlarged or reduced to `scale` so that what is at `point` (from the middle of the stage) stays there. */
export const zoomedAt = (view: ZoomView, scale: number, point: Point, stage: Size): ZoomView => {
  const next = Math.min(Math.max(scale, 1), largestScale)
  const along = (at: number, offset: number) => at - ((at - offset) * next) / view.scale
  return within({ scale: next, x: along(point.x, view.x), y: along(point.y, view.y) }, stage)
}

/** Moved by `by`, but never so far that the stage is empty beside the picture. */
export const moved = (view: ZoomView, by: Point, stage: Size): ZoomView =>
  within({ ...view, x: view.x + by.x, y: view.y + by.y }, stage)

const within = ({ scale, x, y }: ZoomView, { width, height }: Size): ZoomView => {
  const clamp = (offset: number, length: number) => {
    const most = ((scale - 1) * length) / 2
    // Zero is never negative, so that equal views are equal.
    return Math.min(Math.max(offset, -most), most) + 0
  }
  return { scale, x: clamp(x, width), y: clamp(y, height) }
}
