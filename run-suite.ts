import './src/cli/bin.ts';
