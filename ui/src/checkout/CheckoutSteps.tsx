import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { CheckoutStep } from '../../../contracts/views/checkoutView.ts'
import { useCommand } from '../bridge/core/useCommand.ts'
import { Steps } from '../components/display/Steps.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../copy/useShopPath.ts'

/** CHK-01, CHK-11: shipping, billing, summary; without anything to ship there is no shipping step. */
export const CheckoutSteps = ({
  step,
  digitalOnly,
}: {
  readonly step: CheckoutStep
  readonly digitalOnly: boolean
}) => {
  const t = useCopy('checkout')
  const shopPath = useShopPath()
  const names: Readonly<Record<CheckoutStep, string>> = {
    shipping: t.shippingStep(),
    billing: t.billingStep(),
    summary: t.summaryStep(),
  }
  const shown = order.filter((each) => each !== 'shipping' || !digitalOnly)
  return (
    <Steps
      steps={shown.map((each) => ({ name: names[each], href: shopPath(`/checkout?step=${each}`) }))}
      current={shown.indexOf(step)}
    />
  )
}

const order: readonly CheckoutStep[] = ['shipping', 'billing', 'summary']

/**
 * CHK-01: the view says which step it is, the address follows, and the browser's back button requests the step it
 * names. This reads the address itself, not the router's: the router updates in a transition, and a "back" pressed
 * before that ends would lead to an address that seems never to have changed.
 */
export const useStepInUrl = (step: CheckoutStep | undefined): void => {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const send = useCommand()
  const lastNamed = useRef(namedInAddress())
  const shown = useRef<CheckoutStep | undefined>(undefined)
  // Before the step is shown: "back" pressed just then leads one step back, not two.
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
    // Only an address that has just changed is a request: the old one remains while a command is in progress.
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

/**
 * A new step starts at its top, with the focus on its heading. The first one leaves the focus where the page put it.
 */
export const useStepFocus = (step: CheckoutStep | undefined) => {
  const place = useRef<HTMLDivElement>(null)
  const last = useRef<CheckoutStep | undefined>(undefined)
  useEffect(() => {
    const hasMoved = last.current !== undefined && last.current !== step
    last.current = step
    if (!hasMoved) return
    scrollTo({ top: 0, behavior: 'instant' })
    place.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }, [step])
  return place
}
