/** SIGN-08: what the address of the sign-up page may contain. */
export type SignUpParams = {
  readonly email?: string
  /** An existing profile. */
  readonly consumerId?: string
  /** SIGN-33: `source.store`. */
  readonly store?: string
  /** SIGN-36: the `source` header. */
  readonly leadSource?: string
  readonly referralCode?: string
  /** SIGN-33: `source.campaignName`. */
  readonly campaignName?: string
}

/** SIGN-08: a malformed value counts as missing, because anybody can write a link. */
export const signUpParams = (read: (name: string) => string | null): SignUpParams =>
  Object.fromEntries(
    Object.entries(parameters).flatMap(([key, { name, shape }]) => {
      const value = read(name)?.trim() ?? ''
      return shape.test(value) ? [[key, value]] : []
    }),
  )

const word = /^[\w.-]{1,64}$/

const parameters: Readonly<Record<keyof SignUpParams, { readonly name: string; readonly shape: RegExp }>> = {
  email: { name: 'email', shape: /^\S+@\S{1,98}$/ },
  consumerId: { name: 'consumerId', shape: word },
  store: { name: 'storeNum', shape: word },
  leadSource: { name: 'leadSource', shape: word },
  referralCode: { name: 'referral_code', shape: word },
  campaignName: { name: 'enrollment_marketing_source', shape: /^[\p{L}\p{N} ._-]{1,200}$/u },
}
