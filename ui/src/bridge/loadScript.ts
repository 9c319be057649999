import { trustedScriptUrl } from './trustedScriptUrl.ts'

/** Runs a script of our own origin in the page, once for each call; rejects when it does not load. */
export const loadScript = async (path: string): Promise<void> => {
  const script = document.createElement('script')
  await new Promise<void>((resolve, reject) => {
    script.onload = () => resolve()
    script.onerror = () => reject(new Error(`The script ${path} did not load.`))
    Object.assign(script, { src: trustedScriptUrl(new URL(path, location.href)) })
    document.head.append(script)
  }).finally(() => script.remove())
}
