const { CONTENT_URL = 'http://127.0.0.1:1337' } = process.env;

/** @type {import('next').NextConfig} */
export default {
  images: { remotePatterns: [new URL('/**', CONTENT_URL)], dangerouslyAllowLocalIP: true },
};
