import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { moved, wholePicture, zoomedAt } from './zoomView.ts'
import type { Point, Size, ZoomView } from './zoomView.ts'

interface ZoomOptions {
  /** Of the shown picture; another one is shown whole. */
  readonly place: number
  /** Shows the next picture (1) or the one before (-1). */
  readonly turn: (by: number) => void
}

/**
 * CAT-69: what fingers, mouse, wheel and keys do to a picture. One finger turns, or moves what is enlarged; two enlarge;
 * a second tap in the same place enlarges there, or shows the whole picture again.
 */
export const useZoom = ({ place, turn }: ZoomOptions) => {
  const stage = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState({ place, view: wholePicture })
  const [drag, setDrag] = useState(0)
  const [isHeld, setHeld] = useState(false)
  const fingers = useRef(new Map<number, Point>())
  const lastTap = useRef<{ readonly at: number; readonly point: Point } | null>(null)
  const hasMoved = useRef(false)
  const view = shown.place === place ? shown.view : wholePicture
  const show = (next: (view: ZoomView, size: Size) => ZoomView): void => {
    const size = stage.current?.getBoundingClientRect()
    if (size) setShown((now) => ({ place, view: next(now.place === place ? now.view : wholePicture, size) }))
  }
  const enlarge = (steps: number, point: Point = middle): void =>
    show((now, size) => zoomedAt(now, now.scale * step ** steps, point, size))
  /** From the middle of the stage. */
  const pointOf = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point => {
    const box = stage.current?.getBoundingClientRect()
    return box ? { x: clientX - box.x - box.width / 2, y: clientY - box.y - box.height / 2 } : middle
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key } = event
    const arrow = arrows[key]
    if (arrow && view.scale > 1) show((now, size) => moved(now, { x: arrow.x * -80, y: arrow.y * -80 }, size))
    else if (arrow?.x) turn(arrow.x)
    else if (key === '+' || key === '=') enlarge(1)
    else if (key === '-') enlarge(-1)
    else if (key === '0') show(() => wholePicture)
    else return
    event.preventDefault()
  })
  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    enlarge(-event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 0.04 : 0.004), pointOf(event))
  })
  useEffect(() => {
    const keys = (event: KeyboardEvent) => onKey(event)
    const wheel = (event: WheelEvent) => onWheel(event)
    const element = stage.current
    document.addEventListener('keydown', keys)
    // React listens passively, and the browser would zoom the page.
    element?.addEventListener('wheel', wheel, { passive: false })
    return () => {
      document.removeEventListener('keydown', keys)
      element?.removeEventListener('wheel', wheel)
    }
  }, [])
  const onPointerDown = (event: React.PointerEvent<HTMLDivElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId)
    if (fingers.current.size === 0) hasMoved.current = false
    fingers.current.set(event.pointerId, pointOf(event))
    setHeld(true)
  }
  const onPointerMove = (event: React.PointerEvent<HTMLDivElement>): void => {
    const before = fingers.current.get(event.pointerId)
    if (before === undefined) return
    const at = pointOf(event)
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, at)
    const by = { x: at.x - before.x, y: at.y - before.y }
    if (Math.hypot(by.x, by.y) > 2) hasMoved.current = true
    if (other) {
      const apart =
        Math.hypot(at.x - other.x, at.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y))
      show((now, size) => zoomedAt(now, now.scale * apart, { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 }, size))
    } else if (view.scale > 1) show((now, size) => moved(now, by, size))
    else setDrag((now) => now + by.x)
  }
  const onPointerUp = (event: React.PointerEvent<HTMLDivElement>): void => {
    fingers.current.delete(event.pointerId)
    if (fingers.current.size > 0) return
    setHeld(false)
    setDrag(0)
    if (Math.abs(drag) > farEnough) turn(drag < 0 ? 1 : -1)
  }
  const onClick = (event: React.MouseEvent): void => {
    if (hasMoved.current) return
    const [tap, at] = [{ at: event.timeStamp, point: pointOf(event) }, lastTap.current]
    const isSecond =
      at !== null && tap.at - at.at < 350 && Math.hypot(tap.point.x - at.point.x, tap.point.y - at.point.y) < 40
    lastTap.current = isSecond ? null : tap
    if (isSecond) show((now, size) => (now.scale > 1 ? wholePicture : zoomedAt(now, 2.5, tap.point, size)))
  }
  return {
    view,
    /** How far the whole picture is pulled aside, CSS pixels. */
    drag,
    isHeld,
    /** By so many steps; negative reduces. */
    enlarge: (steps: number) => enlarge(steps),
    stage: { ref: stage, onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onClick },
  }
}

const middle: Point = { x: 0, y: 0 }

const step = 1.5

/** CSS pixels after which a pull turns. */
const farEnough = 60

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
