/**
 * The oldest supported versions, named as in @mdn/browser-compat-data: Chrome 109 is the last one for Windows 7
 * and 8.1, iOS 16 for the iPhone 8 and X, Firefox 115 for Windows 7; Samsung Internet 21 is of May 2023.
 */
export const supportedBrowsers = {
  chrome: '109',
  chrome_android: '109',
  edge: '109',
  firefox: '115',
  safari: '16.4',
  safari_ios: '16.4',
  samsunginternet_android: '21.0',
} as const

/** The same for Vite, which has no names for Chromium's other products. */
export const buildTargets = [
  `chrome${supportedBrowsers.chrome}`,
  `edge${supportedBrowsers.edge}`,
  `firefox${supportedBrowsers.firefox}`,
  `safari${supportedBrowsers.safari}`,
  `ios${supportedBrowsers.safari_ios}`,
]
