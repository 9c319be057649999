import { useEffect, useState } from 'react'

/** ms after which waiting for the shop's answer has to be explained. */
const patience = 4_000

/** Whether something asked for at `since` (epoch ms) has been waited for longer than 4 s, or was already waited for when this page came. */
export const useLongWait = (since: number | null): boolean => {
  const [foundWaiting] = useState(since !== null)
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (since === null) return setLong(false)
    const timer = setTimeout(() => setLong(true), Math.max(0, since + patience - Date.now()))
    return () => clearTimeout(timer)
  }, [since])
  return since !== null && (isLong || foundWaiting)
}
