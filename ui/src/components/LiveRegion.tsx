import { useLayoutEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { clearAnnouncements, onAnnouncement, readAnnouncements } from './announce.ts'

/** The one polite and the one assertive announcer. Mounted once by the shell; open dialogs leave it audible. Another page starts in silence. */
export function LiveRegion() {
  const { pathname } = useLocation()
  // Before the page's own effects, which announce its title.
  useLayoutEffect(() => clearAnnouncements, [pathname])
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
