import { startTransition, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { popUpDelay } from '../../../../core/domain/content/popUp.ts'
import { pageAt } from '../../../../core/domain/route/pageAt.ts'
import { tellEngagement } from '../../bridge/core/engagement.ts'
import { safeSessionStorage } from '../../state/safeStorage.ts'
import type { BlockProps } from '../page/blockTable.ts'
import { dismiss, readDismissals } from './dismissals.ts'
import { PopUp } from './PopUp.tsx'

/**
 * PROMO-12…14: small at first, open after its delay, then only when pressed. Made small it stays so for the visit;
 * dismissed it never comes back.
 */
export const PopUpBlock = ({ block }: BlockProps<'pop-up'>) => {
  const { pathname } = useLocation()
  const [state, setState] = useState<'absent' | 'small' | 'open'>('absent')
  const isTyping = useFormInUse(pathname)
  const isQuiet = isTyping || quietRoutes.has(pageAt(pathname) ?? '')
  const delay = popUpDelay(block)
  const { name } = block
  useEffect(() => {
    if (isQuiet || readDismissals().has(name)) return
    setState((before) => (before === 'absent' ? 'small' : before))
    if (safeSessionStorage.read(smallKey(name)) !== null) return
    const open = () => startTransition(() => setState((before) => (before === 'small' ? 'open' : before)))
    const timer = setTimeout(open, delay)
    return () => clearTimeout(timer)
  }, [name, delay, isQuiet])
  const isSeen = state !== 'absent' && !isQuiet
  useReported(isSeen, { name: 'popupImpression', popUp: name })
  useReported(isSeen && state === 'open', { name: 'popupExpansion', popUp: name })
  if (!isSeen) return null
  return (
    <PopUp
      block={block}
      isOpen={state === 'open'}
      onToggle={() => {
        if (state === 'open') safeSessionStorage.write(smallKey(name), 'small')
        startTransition(() => setState(state === 'open' ? 'small' : 'open'))
      }}
      onClose={() => {
        dismiss(name)
        setState('absent')
      }}
    />
  )
}

/** Once per page view. */
const useReported = (
  isSeen: boolean,
  { name, popUp }: { name: 'popupImpression' | 'popupExpansion'; popUp: string },
) => {
  const { key } = useLocation()
  const [reported, setReported] = useState<string | null>(null)
  useEffect(() => {
    if (!isSeen || reported === key) return
    setReported(key)
    tellEngagement({ name, popUp })
  }, [isSeen, reported, key, name, popUp])
}

/** Once a form of this page has the focus, nothing covers its fields and its button any more. */
const useFormInUse = (pathname: string): boolean => {
  const [usedAt, setUsedAt] = useState<string | null>(null)
  useEffect(() => {
    const use = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest('main form')) setUsedAt(pathname)
    }
    addEventListener('focusin', use)
    return () => removeEventListener('focusin', use)
  }, [pathname])
  return usedAt === pathname
}

const smallKey = (name: string): string => `cairn.small.${name}`

/** Nothing opens beside these pages' own tasks, nor over the button of their form. */
const quietRoutes: ReadonlySet<string> = new Set([
  'Account',
  'AssociateLogin',
  'Cart',
  'Checkout',
  'ForgotPassword',
  'OrderConfirmation',
  'SignUp',
  'TrackOrder',
  'Warranty',
  'Withdraw',
])
