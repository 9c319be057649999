/**
 * NAV-09, PROMO-12: what shoppers do with the menu, pop-ups and the search (`results` = products found). `entry`,
 * `section` and `popUp` are names in documents.
 */
export type Engagement =
  | { readonly name: 'menuOpened' | 'menuClosed'; readonly entry: string }
  | {
      readonly name: 'menuSectionExpanded' | 'menuSectionCollapsed'
      readonly section: string
      readonly level: 1 | 2
    }
  | { readonly name: 'popupImpression' | 'popupExpansion'; readonly popUp: string }
  | { readonly name: 'searched'; readonly query: string; readonly results: number }
  | { readonly name: 'popupClick'; readonly popUp: string; readonly url: string }

/** Told to the page: whoever counts listens for `engagementEvent` on the window, and takes what happened before. */
export const tellEngagement = (engagement: Engagement): void => {
  if (earlyEngagements.length < most) earlyEngagements.push(engagement)
  dispatchEvent(new CustomEvent(engagementEvent, { detail: engagement }))
}

export const engagementEvent = 'cairn:engagement'

export const earlyEngagements: Engagement[] = []
const most = 50
