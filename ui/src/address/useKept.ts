import { useCallback, useEffect, useRef } from 'react'
import type { AddressEntry } from '../../../contracts/commands/addressEntry.ts'
import { useCommand } from '../bridge/core/useCommand.ts'

/** How long after the last key what was typed is saved, ms. */
const silence = 400

/** What happens to typed fields: `keep` for every key, `flush` when a field is left. */
export type Keeping = { readonly keep: (fields: AddressEntry) => void; readonly flush: () => void }

/** A form whose fields are forgotten with the page. */
export const unkept: Keeping = { keep: () => undefined, flush: () => undefined }

/**
 * Saves what is typed, 400 ms after the last key, when a field is left, and when the page is hidden, so that neither a
 * reload nor closing the tab loses it.
 */
export const useKept = (form: 'shipping' | 'billing'): Keeping => {
  const send = useCommand()
  const owed = useRef<AddressEntry>({})
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const flush = useCallback(() => {
    clearTimeout(timer.current)
    const fields = owed.current
    if (Object.keys(fields).length === 0) return
    owed.current = {}
    void send({ _tag: 'EnterAddress', form, fields: addressToKeep(fields) }).then((rejection) => {
      if (rejection?._tag === 'NotAnswered') owed.current = { ...fields, ...owed.current }
    })
  }, [send, form])
  const keep = useCallback(
    (fields: AddressEntry) => {
      owed.current = { ...owed.current, ...fields }
      clearTimeout(timer.current)
      timer.current = setTimeout(flush, silence)
    },
    [flush],
  )
  useEffect(() => {
    addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
      flush()
    }
  }, [flush])
  return { keep, flush }
}

/** A form's fields as saved while typing. */
export const addressToKeep = (entry: AddressEntry): AddressEntry =>
  Object.fromEntries(
    // Entries lose the names of their fields.
    Object.entries(entry).map(([field, value]) => [field, value.slice(0, longest[field as keyof AddressEntry])]),
  )

/** How much of a field is saved, in UTF-16 units: longer text is never valid, and a log has limits. */
const longest: Readonly<Record<keyof AddressEntry, number>> = {
  email: 200,
  firstName: 200,
  lastName: 200,
  addressLine1: 200,
  addressLine2: 200,
  city: 200,
  province: 50,
  postalCode: 20,
  country: 2,
  phone: 40,
  phoneCode: 6,
}
