import { note } from './note.ts'
import { trustedScriptUrl } from './trustedScriptUrl.ts'

/**
 * Runs a script of our own origin in the page, once per call; rejects when it does not load, which is logged (ERR-33).
 */
export const loadScript = async (path: string): Promise<void> => {
  const script = document.createElement('script')
  await new Promise<void>((resolve, reject) => {
    script.onload = () => resolve()
    script.onerror = () => {
      note({ kind: 'widgetScript', about: path, reason: 'network' })
      reject(new Error(`The script ${path} did not load.`))
    }
    Object.assign(script, { src: trustedScriptUrl(new URL(path, location.href)) })
    document.head.append(script)
  }).finally(() => script.remove())
}
