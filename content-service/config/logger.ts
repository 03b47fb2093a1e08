// Neither single requests (the website's cache sees them) nor Strapi's account of its own start.
export default { level: 'warn' };
