import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { ProviderMethod } from '../../../contracts/api/paymentInstrument.ts'
import type { AddressEntry } from '../../../contracts/commands/addressEntry.ts'
import { useStorefront } from '../bridge/StorefrontContext.ts'
import { forgetDeparture } from './departure.ts'

export type Agreed = { readonly method: ProviderMethod; readonly sessionId: string }

export type AgreementSettings = {
  readonly send: (address: AddressEntry, agreed: Agreed) => Promise<void>
  /** The address as it stands in the form; null when it does not pass. */
  readonly address: () => AddressEntry | null
}

/** PAY-07, PAY-09: the way to the provider's page and back, in a dialog or in the whole window. */
export const useAgreement = ({ send, address }: AgreementSettings) => {
  const { isRecording } = useStorefront()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [asking, setAsking] = useState<{ readonly method: ProviderMethod; readonly address: AddressEntry } | null>(null)
  const [failed, setFailed] = useState<ProviderMethod | null>(null)
  const latest = useRef({ send, address, asking })
  useEffect(() => {
    latest.current = { send, address, asking }
  })
  const agree = useCallback((sessionId: string) => {
    const { asking: asked, send: sendNow } = latest.current
    setAsking(null)
    if (asked) void sendNow(asked.address, { method: asked.method, sessionId })
  }, [])
  const fail = useCallback(() => {
    setFailed(latest.current.asking?.method ?? null)
    setAsking(null)
  }, [])
  const agreed = params.get('agreed')
  const refused = params.get('refused')
  useEffect(() => {
    if ((agreed === null && refused === null) || isRecording === true) return
    forgetDeparture()
    // Taken out of the address first: going back or loading again is no second return.
    void navigate('?step=billing', { replace: true })
    const { address: addressNow, send: sendNow } = latest.current
    if (agreed === null) return setFailed('PAYPAL')
    const given = addressNow()
    if (given) void sendNow(given, { method: 'PAYPAL', sessionId: agreed })
  }, [agreed, refused, isRecording, navigate])
  return {
    asking: asking?.method ?? null,
    failed,
    agree,
    fail,
    forget: () => setFailed(null),
    begin: (method: ProviderMethod, given: AddressEntry) => {
      setFailed(null)
      setAsking({ method, address: given })
    },
  }
}
