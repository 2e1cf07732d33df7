// boardgame.io's own server with its defaults: matches in memory, socket.io, lobby over HTTP.
const { Server } = require('boardgame.io/server');
const { Geier } = require('./game.js');

process.on('SIGUSR2', () => global.gc()); // before memory is measured: garbage is nobody's table
const server = Server({ games: [Geier], origins: [] });
server.run(0).then(({ appServer }) => console.log(appServer.address().port));
