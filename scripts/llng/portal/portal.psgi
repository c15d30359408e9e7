# The portal of LemonLDAP::NG as one web application, without the web server that a package would put in front of it.
use strict;
use warnings;
use Plack::App::File;
use Plack::Builder;
use Lemonldap::NG::Portal::Main;

my $portal = Lemonldap::NG::Portal::Main->run( {} );

sub files { return Plack::App::File->new( root => shift )->to_app }

builder {
    mount '/static'     => files('/usr/share/lemonldap-ng/portal/htdocs/static');
    mount '/javascript' => files('/usr/share/javascript');
    mount '/'           => sub {
        my ($environment) = @_;

        # A web server would say so; Starman does not, and the portal fails without.
        $environment->{REMOTE_ADDR} ||= '127.0.0.1';
        $environment->{REQUEST_URI} ||= $environment->{PATH_INFO};
        return $portal->($environment);
    };
};
