import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { ProviderMethod } from '../../../contracts/api/entities/paymentInstrument.ts'
import type { AddressEntry } from '../../../contracts/commands/addressEntry.ts'
import { useStorefront } from '../bridge/StorefrontContext.ts'
import { safeSessionStorage } from '../state/safeStorage.ts'

export type Agreed = { readonly method: ProviderMethod; readonly sessionId: string }

export type AgreementSettings = {
  readonly send: (address: AddressEntry, agreed: Agreed) => Promise<void>
  /** The address in the form; null if it is invalid. */
  readonly address: () => AddressEntry | null
}

/** PAY-07, PAY-09: to the provider's page and back, in a dialog or in the whole window. */
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
    // Removed from the address first, so that going back or reloading is not a second return.
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

/**
 * PAY-07: the whole window goes to the provider. Returning by the browser's back button finds the choice as it was
 * left.
 */
export const noteDeparture = (method: ProviderMethod): void => void safeSessionStorage.write(storedAs, method)

/** Where this tab has gone to pay; null once the provider has sent the shopper back with an answer. */
export const departedTo = (): ProviderMethod | null => {
  if (new URLSearchParams(location.search).has('refused')) return null
  return safeSessionStorage.read(storedAs) === 'PAYPAL' ? 'PAYPAL' : null
}

/** Another choice was made. */
export const forgetDeparture = (): void => safeSessionStorage.remove(storedAs)

const storedAs = 'cairn-departed-to'
