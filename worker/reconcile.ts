/**
 * Writes `next` over `draft` so that only what differs is touched: immer then hands out the fewest patches and everything
 * that stayed the same keeps its identity on the page. Lists are matched by place: views are short and keep their order.
 */
export const reconcile = (draft: Record<string, unknown> | unknown[], next: Readonly<Record<string, unknown>> | readonly unknown[]): void => {
  if (Array.isArray(draft) && Array.isArray(next)) {
    if (draft.length > next.length) draft.length = next.length
    next.forEach((value, index) => place(draft, index, value))
    return
  }
  const fields = draft as Record<string, unknown>
  const wanted = next as Readonly<Record<string, unknown>>
  for (const key of Object.keys(fields)) if (!Object.hasOwn(wanted, key)) delete fields[key]
  for (const [key, value] of Object.entries(wanted)) place(fields, key, value)
}

const place = (holder: unknown[] | Record<string, unknown>, key: number | string, value: unknown): void => {
  const slots = holder as Record<number | string, unknown>
  const old = slots[key]
  if (Object.is(old, value)) return
  if (isBranch(old) && isBranch(value) && Array.isArray(old) === Array.isArray(value)) return reconcile(old, value)
  slots[key] = value
}

const isBranch = (value: unknown): value is Record<string, unknown> | unknown[] => typeof value === 'object' && value !== null
