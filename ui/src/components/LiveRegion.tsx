import { useSyncExternalStore } from 'react'
import { onAnnouncement, readAnnouncements } from './announce.ts'

/** The one polite and the one assertive announcer. Mounted once by the shell; open dialogs leave it audible. */
export function LiveRegion() {
  const { polite, assertive } = useSyncExternalStore(onAnnouncement, readAnnouncements, readAnnouncements)
  return (
    <div className="visually-hidden" data-live-announcer="true">
      <div aria-live="polite" role="log" aria-relevant="additions text">
        {polite}
      </div>
      <div aria-live="assertive" role="log" aria-relevant="additions text">
        {assertive}
      </div>
    </div>
  )
}
