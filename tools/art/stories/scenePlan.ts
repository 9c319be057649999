/** Stops of a colour along 0…1. */
export type Ramp = readonly (readonly [at: number, colour: string])[]

/** The light of a scene: its colours. */
export type Light = {
  readonly sky: Ramp
  readonly sun: string
  /** The ground by its distance: near, 0, to far, 1. */
  readonly air: Ramp
  readonly shadows: readonly { readonly level: number; readonly fill: string; readonly opacity: number }[]
  readonly snow: string
  readonly water: string
  readonly ripple: string
  /** Level lines: far, middle, near. */
  readonly lines: readonly [Stroke, Stroke, Stroke]
  readonly tree: string
  readonly goldTree: string
  readonly trail: string
  readonly hut: readonly [wall: string, roof: string, windows: string]
  readonly stones: readonly [string, string, string]
  /** Colours of the slopes, by height and distance. */
  readonly grounds: readonly {
    readonly from: number
    readonly to: number
    readonly near: number
    readonly far: number
    readonly fill: string
    readonly opacity: number
  }[]
}

type Stroke = readonly [colour: string, opacity: number]

/** x to the right, y away from the eye, both in the same unit as the height that is returned. */
export type Land = (x: number, y: number) => number

export type ScenePlan = {
  /** px */
  readonly width: number
  readonly height: number
  readonly seed: number
  /** How high above 0 the scene is seen from. */
  readonly eye: number
  /** px from the top. */
  readonly horizon: number
  readonly focal: number
  readonly near: number
  readonly far: number
  readonly bands: number
  readonly lines: number
  /** px of the grid on which the ground is measured. */
  readonly step: number
  readonly light: Light
  /** Where the light comes from. */
  readonly lit: readonly [x: number, y: number, z: number]
  readonly land: Land
  readonly water?: { readonly level: number; readonly mirrorAt: number; readonly ripples: number }
  readonly sun?: { readonly x: number; readonly y: number; readonly r: number }
  readonly snow?: { readonly from: number; readonly light: number; readonly opacity: number }
  readonly trees?: {
    readonly count: number
    /** Beyond the nearest ground. */
    readonly near: number
    readonly far: number
    /** None grow above it. */
    readonly to: number
    readonly size: number
    readonly gold: number
    readonly sparse: number
    readonly clump: number
    readonly pow: number
    readonly from?: number
  }
  readonly trail?: (t: number) => readonly [x: number, y: number]
  readonly hut?: { readonly x: number; readonly y: number; readonly size: number }
  readonly stones?: { readonly x: number; readonly y: number; readonly r: number }
}
