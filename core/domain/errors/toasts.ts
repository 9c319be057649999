/** A toast on screen. Instants in epoch ms. */
export type Toast = {
  readonly id: string
  readonly title: string
  readonly text: string
  /** Errors of place order stay until they are closed (ERR-12). */
  readonly autoClose: boolean
  readonly since: number
  /** Set while the pointer or the focus is on it. */
  readonly pausedAt: number | null
}

/** ERR-07: one toast per title; a second one is dropped and the first one's time starts again. */
export const addToast = (toasts: readonly Toast[], toast: Toast): readonly Toast[] =>
  toasts.some(({ title }) => title === toast.title)
    ? toasts.map((shown) =>
        shown.title === toast.title
          ? { ...shown, since: toast.since, pausedAt: shown.pausedAt === null ? null : toast.since }
          : shown,
      )
    : [...toasts, toast]

/** ERR-08: what stays after a check at `now`: toasts older than `delay` ms go, unless they are paused or do not close. */
export const unexpiredToasts = (toasts: readonly Toast[], now: number, delay: number): readonly Toast[] =>
  toasts.filter((toast) => !toast.autoClose || toast.pausedAt !== null || now - toast.since <= delay)

/** ERR-08: hover and focus stop the time. */
export const pauseToast = (toast: Toast, now: number): Toast => ({ ...toast, pausedAt: toast.pausedAt ?? now })

/** ERR-08: the time it was paused does not count. */
export const resumeToast = (toast: Toast, now: number): Toast =>
  toast.pausedAt === null ? toast : { ...toast, since: toast.since + now - toast.pausedAt, pausedAt: null }
