// No request log (the website's cache hides most requests anyway) and no startup banner.
export default { level: 'warn' };
