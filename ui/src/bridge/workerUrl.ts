import address from '../../../worker/worker.ts?worker&url'
import { trustedScriptUrl } from './trustedScriptUrl.ts'

/** The worker's script: only our own build's passes the policy. */
export const workerUrl = (): string | URL => trustedScriptUrl(new URL(address, location.href))
