/** The version in package.json, which tests/worker/recorder/logOrigin.test.ts holds equal. */
export const appVersion = '0.1.0'
