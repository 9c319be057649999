import { useSyncExternalStore } from 'react'
import { useView } from '../bridge/useView.ts'

/** Offline as soon as the browser or the worker says so. */
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
