/** Pages that the server answers itself, offline or not: the kept shop never stands in for them. */
export const serverPaths: readonly RegExp[] = [
  /^\/(cart\/v\d|token|consumers-v3|products|stores|wishlists|fapi|media|payment-provider|reports|dev)\//,
  // SEO-07: a last segment with a dot is a file; no page has one.
  /^[^?]*\/[^/?]*\.[^/?]*(?:\?|$)/,
  // OPR-09: another program.
  /^\/operator(\/|$)/,
  // CMS-03, CMS-10: what shows drafts comes from the server each time.
  /^\/pre(\/|$)/,
  /^\/[^/]+\/cms-preview$/,
]
