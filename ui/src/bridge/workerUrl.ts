import address from '../../../worker/worker.ts?worker&url'
import { trustedScriptUrl } from './trustedScriptUrl.ts'

/** The worker's script: our own build's, and nothing else passes the policy. */
export const workerUrl = (): string | URL => trustedScriptUrl(new URL(address, location.href))
