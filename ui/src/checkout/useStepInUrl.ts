import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { CheckoutStep } from '../../../contracts/views/checkoutView.ts'
import { useCommand } from '../bridge/useCommand.ts'

/**
 * CHK-01: the view says which step it is, the address follows, and the browser's back button asks for the step it names.
 * The address itself is read, not what the router shows of it: the router shows it in a transition, and a "back" pressed
 * before that one ends would lead to an address that never seems to have changed.
 */
export const useStepInUrl = (step: CheckoutStep | undefined): void => {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const send = useCommand()
  const lastNamed = useRef(namedInAddress())
  const shown = useRef<CheckoutStep | undefined>(undefined)
  // Before the step is seen: "back" pressed right then leads one step back, not two.
  useLayoutEffect(() => {
    if (step === undefined || shown.current === step) return
    const isFirst = shown.current === undefined
    shown.current = step
    const named = namedInAddress()
    lastNamed.current = step
    if (named !== step) void navigate(`?step=${step}`, { replace: isFirst || named === null })
  }, [step, navigate])
  const follow = useEffectEvent(() => {
    const named = namedInAddress()
    // Only an address that has just changed is a wish: the old one still stands while a command is on its way.
    if (step === undefined || lastNamed.current === named) return
    lastNamed.current = named
    if (named === null || named === step) return
    const back = () => void navigate(`?step=${step}`, { replace: true })
    if (!isStep(named)) back()
    else void send({ _tag: 'GoToStep', step: named }).then((rejection) => rejection && back())
  })
  useEffect(() => follow(), [params])
  useEffect(() => {
    const onBack = () => follow()
    addEventListener('popstate', onBack)
    return () => removeEventListener('popstate', onBack)
  }, [])
}

const namedInAddress = (): string | null => new URLSearchParams(location.search).get('step')

const isStep = (text: string): text is CheckoutStep => text === 'shipping' || text === 'billing' || text === 'summary'
