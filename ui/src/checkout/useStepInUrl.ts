import { useEffect, useLayoutEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { Step } from '../../../contracts/views/checkoutView.ts'
import { useAsk } from '../cart/useAsk.ts'

/** CHK-01: the view says which step it is, the address follows, and the browser's back button asks for the step it names. */
export const useStepInUrl = (step: Step | undefined): void => {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const ask = useAsk()
  const wanted = params.get('step')
  const lastWanted = useRef(wanted)
  const shown = useRef<Step | undefined>(undefined)
  // Before the step is seen: "back" pressed right then leads one step back, not two.
  useLayoutEffect(() => {
    if (step === undefined || shown.current === step) return
    const isFirst = shown.current === undefined
    shown.current = step
    if (wanted !== step) void navigate(`?step=${step}`, { replace: isFirst || wanted === null })
  }, [step, wanted, navigate])
  useEffect(() => {
    // Only an address that has just changed is a wish: the old one still stands while ours is on its way.
    if (step === undefined || lastWanted.current === wanted) return
    lastWanted.current = wanted
    if (wanted === null || wanted === step) return
    const back = () => void navigate(`?step=${step}`, { replace: true })
    if (!isStep(wanted)) back()
    else void ask({ _tag: 'GoToStep', step: wanted }).then((rejection) => rejection && back())
  }, [wanted, step, ask, navigate])
}

const isStep = (text: string): text is Step => text === 'shipping' || text === 'billing' || text === 'summary'
