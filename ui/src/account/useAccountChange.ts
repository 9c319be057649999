import { useRef, useState } from 'react'
import type { AccountChange, AccountChanged } from '../../../contracts/accountChanges.ts'
import { newId } from '../bridge/newId.ts'
import { useStorefront } from '../bridge/StorefrontContext.ts'

type Wish<Change> = Change extends AccountChange ? Omit<Change, 'key'> : never

/** A change of the account and what came of it. The same change pressed again after silence goes under its first key. */
export const useAccountChange = () => {
  const { changeAccount } = useStorefront()
  const [isPending, setPending] = useState(false)
  const [outcome, setOutcome] = useState<AccountChanged | null>(null)
  const unanswered = useRef<{ readonly text: string; readonly key: string } | null>(null)
  const change = async (wish: Wish<AccountChange>): Promise<AccountChanged> => {
    const text = JSON.stringify(wish)
    const key = unanswered.current?.text === text ? unanswered.current.key : newId()
    unanswered.current = { text, key }
    setOutcome(null)
    setPending(true)
    const answered = await changeAccount({ ...wish, key } as AccountChange).catch((): AccountChanged => ({ _tag: 'Unreachable' }))
    if (answered._tag !== 'Unreachable') unanswered.current = null
    setPending(false)
    setOutcome(answered)
    return answered
  }
  return { change, isPending, outcome }
}
