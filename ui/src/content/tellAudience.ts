import { audienceCookieName, readAudience, writeAudience } from '../../../core/domain/content/audienceCookie.ts'
import type { PublicAudience } from '../../../core/domain/content/audienceCookie.ts'

/** What the server is told from the next page on; what is not given stays. */
export const tellAudience = (news: Partial<PublicAudience>): void => {
  const value = writeAudience({ ...readAudience(document.cookie), ...news })
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${audienceCookieName}=${value}; Path=/; SameSite=Lax; Max-Age=31536000${secure}`
}
