/** NAV-09, PROMO-12: what shoppers do with the menu and with pop-ups. `entry`, `section` and `popUp` are names in documents. */
export type Engagement =
  | { readonly name: 'menuOpened' | 'menuClosed'; readonly entry: string }
  | {
      readonly name: 'menuSectionExpanded' | 'menuSectionCollapsed'
      readonly section: string
      readonly level: 1 | 2
    }
  | { readonly name: 'popupImpression' | 'popupExpansion'; readonly popUp: string }
  | { readonly name: 'popupClick'; readonly popUp: string; readonly url: string }

/** Told to the page: whoever counts listens for `engagementEvent` on the window. */
export const tellEngagement = (engagement: Engagement): void => {
  dispatchEvent(new CustomEvent(engagementEvent, { detail: engagement }))
}

export const engagementEvent = 'cairn:engagement'
