import { Schema } from 'effect'
import { ContentPicture, Target } from './content.ts'

export const Breakpoint = Schema.Literals(['xs', 'sm', 'md', 'lg'])

/** A value per breakpoint; one that is absent takes the next smaller one's. */
export const perBreakpoint = <const Value extends Schema.Top>(value: Value) =>
  Schema.Struct({
    xs: Schema.optionalKey(value),
    sm: Schema.optionalKey(value),
    md: Schema.optionalKey(value),
    lg: Schema.optionalKey(value),
  })

/** CMS-45. `duration` in seconds. */
export const Video = Schema.Struct({
  cloudinaryAsset: Schema.optionalKey(Schema.Struct({ cloudName: Schema.String, publicId: Schema.String })),
  duration: Schema.Finite,
  url: Schema.String,
  seoTitle: Schema.optionalKey(Schema.String),
  seoDescription: Schema.optionalKey(Schema.String),
  width: Schema.optionalKey(Schema.Int),
  height: Schema.optionalKey(Schema.Int),
})
export type Video = typeof Video.Type

const Media = Schema.Struct({ picture: Schema.optionalKey(ContentPicture), video: Schema.optionalKey(Video) })

/** CMS-20…29: what heroes and cards share. */
export const bannerFields = {
  title: Schema.optionalKey(Schema.String),
  subtitle: Schema.optionalKey(Schema.String),
  eyebrowText: Schema.optionalKey(Schema.String),
  eyebrowLogo: Schema.optionalKey(ContentPicture),
  richText: Schema.optionalKey(Schema.String),
  richTextBelowTargets: Schema.optionalKey(Schema.String),
  media: Schema.optionalKey(Media),
  mediaList: Schema.optionalKey(Schema.Array(Media)),
  mediaTarget: Schema.optionalKey(Target),
  targets: Schema.optionalKey(Schema.Array(Target)),
  caption: Schema.optionalKey(
    Schema.Struct({
      text: Schema.String,
      position: Schema.Literals(['top', 'bottom', 'off']),
      colour: Schema.optionalKey(Schema.String),
      style: Schema.optionalKey(Schema.String),
    }),
  ),
  gradient: Schema.optionalKey(
    Schema.Struct({
      style: Schema.Literals(['full', 'focused', 'off']),
      tone: Schema.optionalKey(Schema.String),
      breakpoints: Schema.optionalKey(Schema.Array(Breakpoint)),
    }),
  ),
  overlay: Schema.optionalKey(
    Schema.Struct({
      position: Schema.optionalKey(Schema.String),
      width: Schema.optionalKey(perBreakpoint(Schema.String)),
    }),
  ),
  equalTargetSize: Schema.optionalKey(Schema.Boolean),
  linkType: Schema.optionalKey(Schema.Literals(['CTA', 'No-CTA'])),
  promotionTracking: Schema.optionalKey(
    Schema.Struct({ creativeName: Schema.String, promotionId: Schema.String, promotionName: Schema.String }),
  ),
  responsiveLayout: Schema.optionalKey(
    perBreakpoint(Schema.Struct({ layout: Schema.String, alignment: Schema.optionalKey(Schema.String) })),
  ),
} as const
