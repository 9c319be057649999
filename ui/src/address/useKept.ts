import { useCallback, useEffect, useRef } from 'react'
import type { AddressEntry } from '../../../contracts/commands/addressEntry.ts'
import { useDispatch } from '../bridge/useDispatch.ts'
import { addressToKeep } from './addressToKeep.ts'

/** ms of silence after which what was typed is kept. */
const silence = 400

/** What becomes of the typed fields: `keep` at every key, `flush` when a field is left. */
export type Keeping = { readonly keep: (fields: AddressEntry) => void; readonly flush: () => void }

/** A form whose fields are forgotten with the page. */
export const unkept: Keeping = { keep: () => undefined, flush: () => undefined }

/** Keeps what is typed, 400 ms after the last key, on leaving a field, and when the page goes away: no reload loses it, nor does closing the tab. */
export const useKept = (form: 'shipping' | 'billing'): Keeping => {
  const dispatch = useDispatch()
  const owed = useRef<AddressEntry>({})
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const flush = useCallback(() => {
    clearTimeout(timer.current)
    const fields = owed.current
    if (Object.keys(fields).length === 0) return
    owed.current = {}
    dispatch({ _tag: 'EnterAddress', form, fields: addressToKeep(fields) }).catch(() => {
      owed.current = { ...fields, ...owed.current }
    })
  }, [dispatch, form])
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
