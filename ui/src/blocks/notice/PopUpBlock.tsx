import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { popUpDelay } from '../../../../core/domain/content/popUp.ts'
import { classifyRoute } from '../../../../core/domain/route/pageAt.ts'
import type { BlockProps } from '../blockTable.ts'
import { dismiss, readDismissals } from './dismissals.ts'
import { PopUp } from './PopUp.tsx'

/** PROMO-12…14: small at first, open after its delay, then only when pressed; dismissed it never comes back. */
export const PopUpBlock = ({ block }: BlockProps<'pop-up'>) => {
  const { pathname } = useLocation()
  const [state, setState] = useState<'absent' | 'small' | 'open'>('absent')
  const isQuiet = quietRoutes.has(classifyRoute(pathname))
  const delay = popUpDelay(block)
  const { name } = block
  useEffect(() => {
    if (readDismissals().has(name)) return
    setState('small')
    const timer = setTimeout(() => setState('open'), delay)
    return () => clearTimeout(timer)
  }, [name, delay])
  if (state === 'absent' || isQuiet) return null
  return (
    <PopUp
      block={block}
      isOpen={state === 'open'}
      onToggle={() => setState(state === 'open' ? 'small' : 'open')}
      onClose={() => {
        dismiss(name)
        setState('absent')
      }}
    />
  )
}

/** Nothing opens beside these pages' own tasks. */
const quietRoutes: ReadonlySet<string> = new Set(['Cart', 'Checkout', 'OrderConfirmation', 'ForgotPassword'])
