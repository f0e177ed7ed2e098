// The used part of Lighthouse and its launcher, so that types can be checked without installing them.

declare module 'lighthouse' {
  export interface LighthouseResult {
    runtimeError?: { message: string }
    audits: Record<string, { numericValue?: number; errorMessage?: string } | undefined>
    categories: Record<string, { score: number | null } | undefined>
  }
  export interface Flags {
    port?: number
    output?: 'json'
    disableFullPageScreenshot?: boolean
    onlyAudits?: string[]
    onlyCategories?: string[]
    skipAudits?: string[]
  }
  const lighthouse: (url: string, flags: Flags) => Promise<{ lhr: LighthouseResult } | undefined>
  export default lighthouse
}

declare module 'chrome-launcher' {
  export function launch(options: {
    chromePath?: string
    chromeFlags: string[]
  }): Promise<{ port: number; kill: () => void }>
}
