import { readServerTime } from '../../contracts/api/utilityApi.ts'

/** Says that no shop answers at this address; null if one does. */
export const absentShop = async (url: string): Promise<string | null> => {
  try {
    const { ok, status } = await fetch(url + readServerTime.path, {
      headers: { 'x-access-key': 'cairn-web', accept: 'application/json' },
      signal: AbortSignal.timeout(10_000),
    })
    return ok ? null : `${url} answers with ${status}, so it is not the shop's API.`
  } catch {
    return `Nothing answers at ${url}. Start the shop with npm start, or name another one with --url.`
  }
}
