// The used part of Lighthouse and its launcher, so that types can be checked without installing them.

declare module 'lighthouse' {
  export interface LighthouseResult {
    runtimeError?: { message: string }
    audits: Record<string, { score: number | null; numericValue?: number; errorMessage?: string } | undefined>
    categories: Record<
      string,
      { score: number | null; auditRefs: Array<{ id: string; weight: number }> } | undefined
    >
  }
  const lighthouse: (
    url: string,
    flags: {
      port: number
      output: 'json'
      disableFullPageScreenshot: boolean
      onlyAudits?: string[]
      onlyCategories?: string[]
    },
  ) => Promise<{ lhr: LighthouseResult } | undefined>
  export default lighthouse
}

declare module 'chrome-launcher' {
  export function launch(options: {
    chromePath?: string
    chromeFlags: string[]
  }): Promise<{ port: number; kill: () => void }>
}
