import { useSyncExternalStore } from 'react'
import { useView } from '../bridge/core/useView.ts'

/** Offline as soon as the browser or the worker reports it. */
export const useOnline = (): boolean => {
  const browserSays = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  const workerSays = useView('connection')?.online ?? true
  return browserSays && workerSays
}

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
