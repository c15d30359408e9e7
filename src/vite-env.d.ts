/** True in mock builds (`vite --mode mock`), where MSW answers instead of a service. See vite.config.ts. */
declare const __MOCKED__: boolean
